import { expect } from '@playwright/test';
import { at, heading, openReady, sidebar, test } from './site.js';

test.describe('versions', () => {
  for (const [path, text] of [
    ['guide/intro', 'The guide of 2.0.'],
    ['guide/1.0/intro', 'The guide of 1.0.'],
    ['guide/next/intro', 'The guide of what comes next.'],
  ] as const) {
    test(`${path} has its own text, and its links stay in its version`, async ({ page }) => {
      await page.goto(at(path));
      await expect(page.getByRole('main')).toContainText(text);
      const base = at(path.replace(/intro$/, ''));
      await expect(page.getByRole('link', { name: 'the setup' })).toHaveAttribute(
        'href',
        `${base}setup/install#steps`,
      );
      const hrefs = await sidebar(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs.every((href) => href?.startsWith(base))).toBe(true);
    });
  }

  test('search engines are led to the latest version', async ({ page }) => {
    await page.goto(at('guide/1.0/setup/run'));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://fixture.example.org/base/guide/setup/run',
    );
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.goto(at('guide/setup/run'));
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  });

  test('a generated index lists what its category holds, in each version', async ({ page }) => {
    for (const version of ['', '1.0/']) {
      await page.goto(at(`guide/${version}category/set-up`));
      await expect(heading(page)).toHaveText('Set up');
      await expect(page.getByRole('main').getByRole('link', { name: 'Install' }).first()).toHaveAttribute(
        'href',
        at(`guide/${version}setup/install`),
      );
    }
  });
});

test.describe('locales', () => {
  for (const [path, lang, dir, title] of [
    ['guide/intro', 'en', 'ltr', 'Introduction'],
    ['fr/guide/intro', 'fr', 'ltr', 'Présentation'],
    ['ar/guide/intro', 'ar', 'rtl', 'مقدمة'],
  ] as const) {
    test(`${path} is written in ${lang}`, async ({ page }) => {
      await page.goto(at(path));
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('html')).toHaveAttribute('dir', dir);
      await expect(heading(page)).toHaveText(title);
    });
  }

  test('a page that is not translated shows the default locale’s text in its own frame', async ({ page }) => {
    await page.goto(at('fr/notes/one'));
    await expect(heading(page)).toHaveText('Note one');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('link', { name: 'note two', exact: true })).toHaveAttribute(
      'href',
      at('fr/notes/two'),
    );
  });

  test('the contents of a page that is not translated stand as the shell does, at both widths', async ({
    page,
  }) => {
    for (const [width, box] of [
      [1440, '.toc'],
      [360, '.toc-mobile'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(at('ar/notes/parts'));
      const contents = page.locator(box);
      if (width === 360) await contents.locator('summary').click();
      await expect(contents).toHaveCSS('direction', 'rtl');
      const link = contents.getByRole('link', { name: 'A wide table' });
      await expect(link).toBeVisible();
      const ends = await link.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [range.getBoundingClientRect().right, element.getBoundingClientRect().right];
      });
      // The text ends where the entry does, but for its padding.
      expect((ends[1] ?? 0) - (ends[0] ?? 0)).toBeLessThan(20);
    }
  });

  test('links of the navbar, the sidebar and the article stay in the locale', async ({ page }) => {
    await openReady(page, 'fr/guide/intro');
    await page.getByRole('link', { name: 'l’installation' }).click();
    await expect(page).toHaveURL(at('fr/guide/setup/install#steps'));
    await expect(heading(page)).toHaveText('Install');
    await page.getByRole('link', { name: 'Carnet' }).first().click();
    await expect(page).toHaveURL(at('fr/notes/one'));
  });
});
