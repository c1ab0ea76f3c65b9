import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureHeadless, PLAYWRIGHT_FLAGS } from '@org/browser-tests/chromium';
import {
  type Browser,
  type BrowserContext,
  chromium,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';

/** Machines of CI are slow and busy. */
export const see = expect.configure({ timeout: 30_000 });

const WINDOW = { viewport: { width: 1280, height: 800 } };

/** Somebody who reads the site, with an HTTP cache of their own. */
export class Reader {
  readonly #start: () => Promise<BrowserContext>;
  readonly #profile: string | undefined;
  #context: BrowserContext | undefined;

  private constructor(start: () => Promise<BrowserContext>, profile?: string) {
    this.#start = start;
    this.#profile = profile;
  }

  /** One who visits once: starts nothing, and is forgotten with all that was cached. */
  static visiting(browser: Browser, address: string): Reader {
    return new Reader(() => browser.newContext({ ...WINDOW, baseURL: address }));
  }

  /** One whose cache outlives a visit: it is on the disk, and each visit starts a browser. */
  static returning(address: string): Reader {
    const profile = mkdtempSync(path.join(tmpdir(), 'reader-'));
    const options = { ...WINDOW, executablePath: ensureHeadless(), args: PLAYWRIGHT_FLAGS, baseURL: address };
    return new Reader(() => chromium.launchPersistentContext(profile, options), profile);
  }

  /** Opens a page as a document, in a tab of its own, and waits until it is interactive. */
  async open(pathname: string): Promise<Tab> {
    this.#context ??= await this.#start();
    const tab = new Tab(await this.#context.newPage());
    await tab.page.goto(pathname);
    await tab.ready();
    return tab;
  }

  /** Ends the visit. */
  async leave(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
  }

  async forget(): Promise<void> {
    await this.leave();
    if (this.#profile) rmSync(this.#profile, { recursive: true, force: true });
  }
}

export class Tab {
  /** What the console warned of, and errors. */
  readonly problems: string[] = [];
  /** Documents that were loaded. */
  documents = 0;

  constructor(readonly page: Page) {
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) this.problems.push(message.text());
    });
    page.on('pageerror', ({ message }) => this.problems.push(message));
    page.on('domcontentloaded', () => this.documents++);
  }

  async ready(): Promise<void> {
    await see(this.page.locator('html[data-shell=ready]')).toBeAttached();
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get article(): Locator {
    return this.page.locator('.markdown');
  }

  get sidebar(): Locator {
    return this.page.getByRole('navigation', { name: 'Docs sidebar' });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Search the documentation' });
  }

  /** Results of the dialog, or of the search page where a tab of an earlier release leads there. */
  get results(): Locator {
    return this.page.locator('.search-dialog [role=option], .search-results > li');
  }

  /** Searches, wherever `/` leads. */
  async search(words: string): Promise<void> {
    if (!(await this.dialog.isVisible())) await this.page.keyboard.press('/');
    await this.page.locator('.search-bar input').first().fill(words);
  }

  /** Searches, and takes the way to the search page where code of an earlier release is gone. */
  async find(words: string): Promise<void> {
    await this.search(words);
    const retry = this.dialog.getByRole('button', { name: 'Retry' });
    await see(this.results.or(retry).first()).toBeVisible();
    if (await retry.isVisible()) await retry.click();
    await see(this.results.first()).toContainText(words.split(' ').at(-1) ?? words);
  }

  async closeSearch(): Promise<void> {
    await this.page.keyboard.press('Escape');
    // Closed is not gone: until it is, a key that opens the search finds one that is open.
    await see(this.page.locator('.search-dialog')).toHaveCount(0);
  }

  close(): Promise<void> {
    return this.page.close();
  }
}

/** The island of the page counts. */
export async function useIsland({ page }: Tab): Promise<void> {
  await page.locator('[data-docs-island]').scrollIntoViewIfNeeded();
  await see(page.locator('[data-docs-island][data-docs-hydrated]')).toBeVisible();
  const button = page.locator('[data-docs-island] button');
  await button.click();
  await see(button).toHaveText(/: 1$/);
}

/** The example of the page runs. */
export async function useExample({ page }: Tab, release: RegExp): Promise<void> {
  await page.locator('figure[data-live]').scrollIntoViewIfNeeded();
  await see(page.frameLocator('.live-frame').locator('p')).toHaveText(release);
}

/** The console of the operation opens. Where that loads the page anew, the reader presses the button again. */
export async function useConsole({ page }: Tab): Promise<void> {
  const button = page.locator('.api-console > button').first();
  const form = page.locator('.api-console form').first();
  await see(async () => {
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
    await expect(form).toBeVisible({ timeout: 3000 });
  }).toPass();
}
