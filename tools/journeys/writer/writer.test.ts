import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isLong } from '../length.js';
import { WritingDesk } from './writing-desk.js';

const ROUTE = '/user-docs/settings/audit-logs';
const FILE = '../../content/user-docs/settings/audit-logs.md';
const FOLDER = '../../content/user-docs/settings';
const OTHER = '../../content/cloud/intro.md';
const PARTIAL = '../../content/_shared/_paid-feature.md';
const SIDEBARS = '../../content/user-docs/sidebars.yaml';
const CONFIG = 'site.config.ts';
const REACT_PAGE = 'src/pages/landing.tsx';
const STYLES = 'src/styles.css';
const SIDEBAR = 'nav[aria-label="Docs sidebar"]';

let desk: WritingDesk;
/** What the open page was like before the step. */
let before: string;
/** Sources as they were. */
const sources = new Map<string, string>();

beforeAll(async () => {
  desk = await WritingDesk.open();
  for (const file of [FILE, OTHER, PARTIAL, SIDEBARS, CONFIG, REACT_PAGE, STYLES])
    sources.set(file, desk.site.read(file));
});
afterAll(() => desk.close());
afterEach(() => {
  desk.expectAlive();
  // A step that failed is not the end of the others.
  for (const name of ['audit-trail.md', 'of-just-now.md']) desk.delete(`${FOLDER}/${name}`);
  for (const [file, text] of sources) if (!desk.site.has(file) || desk.site.read(file) !== text) mend(file);
});

const mend = (file: string): void => desk.site.write(file, sources.get(file) ?? '');
const change = (file: string, edit: (text: string) => string): void =>
  desk.site.write(file, edit(sources.get(file) ?? ''));
const append = (file: string, text: string): void => change(file, (old) => `${old}\n${text}\n`);
const lastLine = (file: string): number => (sources.get(file) ?? '').split('\n').length;

/** Breaks a file, sees what the overlay says of it, and mends it. */
async function breakAndMend(
  file: string,
  edit: (text: string) => string,
  ...overlay: string[]
): Promise<void> {
  change(file, edit);
  await desk.seeOverlay(...overlay);
  desk.expectAlive();
  mend(file);
  await desk.seeAsBefore(before);
}

describe('with a page of Markdown open', () => {
  beforeAll(async () => {
    await desk.show(ROUTE);
    before = await desk.look();
    expect(before).toContain('Audit');
  });
  beforeEach(() => desk.mark());

  it('its edit shows in place, and goes when it is taken back', async () => {
    append(FILE, '## A heading of just now');
    await desk.see('main', 'A heading of just now');
    await desk.seeNoOverlay();
    mend(FILE);
    await desk.seeAsBefore(before);
    expect(await desk.isMarked()).toBe(true);
  });

  it('a build beside it does not load it again', async () => {
    for (const folder of ['.bundle', 'dist', 'dist.next'])
      desk.site.write(`${folder}/index.html`, '<p>Built.</p>');
    append(FILE, 'A sentence after the build.');
    await desk.see('main', 'A sentence after the build.');
    mend(FILE);
    await desk.seeAsBefore(before);
    expect(await desk.isMarked()).toBe(true);
  });

  const mistakes: [string, (text: string) => string, () => string[]][] = [
    [
      'a broken link',
      (text) => `${text}\nSee [this](./audit-log.md).\n`,
      () => [
        '1 error on this page',
        `user-docs/settings/audit-logs.md:${lastLine(FILE) + 1}:5`,
        'audit-logs.md',
      ],
    ],
    [
      'front matter that is no YAML',
      (text) => text.replace(/^title:.*$/m, 'title: [unclosed'),
      () => ['on this page', 'audit-logs.md:'],
    ],
    [
      'an unknown key',
      (text) => text.replace('title:', 'sidebar_lable: x\ntitle:'),
      () => ['1 error on this page', 'sidebar_label'],
    ],
    [
      'a partial that is not there',
      (text) => text.replace('_paid-feature', '_paid-featur'),
      () => ['1 error on this page', '_paid-featur.md'],
    ],
  ];
  it.each(isLong ? mistakes : mistakes.slice(0, 2))(
    '%s is told with its position until it is mended',
    (_name, edit, overlay) => breakAndMend(FILE, edit, ...overlay()),
  );

  it('what it includes may be edited, broken and deleted', async () => {
    append(PARTIAL, 'Said in each of them.');
    await desk.see('main', 'Said in each of them.');
    mend(PARTIAL);
    await desk.seeAsBefore(before);
    await breakAndMend(
      PARTIAL,
      (text) => `${text}\n[Nowhere](/user-docs/nowhere)\n`,
      '1 error on this page',
      '/user-docs/nowhere',
    );
    desk.delete(PARTIAL);
    await desk.seeOverlay('1 error on this page', '_paid-feature.md');
    mend(PARTIAL);
    await desk.seeAsBefore(before);
  });

  it('its sidebar may be edited and broken', async () => {
    change(SIDEBARS, (text) => `${text}  - { type: link, label: A link of just now, href: /cloud/intro }\n`);
    await desk.see(SIDEBAR, 'A link of just now');
    mend(SIDEBARS);
    await desk.seeAsBefore(before);
    await breakAndMend(SIDEBARS, (text) => `${text}  - { type: link, labl\n`, 'user-docs/sidebars.yaml:');
    await breakAndMend(
      SIDEBARS,
      (text) => `${text}  - user-docs/nothing\n`,
      '1 error in other files',
      'user-docs/nothing',
    );
  });

  it('the configuration may be edited and broken, and what needs a restart says so', async () => {
    change(CONFIG, (text) => text.replace("title: 'Strapi field guide'", "title: 'Another guide'"));
    await desk.see('title', 'Another guide');
    await desk.seeNoOverlay();
    mend(CONFIG);
    await desk.seeAsBefore(before);
    await breakAndMend(
      CONFIG,
      (text) => text.replace('export default {', 'export default {{'),
      'cannot be read',
      'site.config.ts:',
    );
    if (isLong)
      await breakAndMend(
        CONFIG,
        (text) => text.replace('tagline:', 'taglin:'),
        '"taglin"',
        'Did you mean "tagline"?',
      );
    await breakAndMend(
      CONFIG,
      (text) => text.replace("baseUrl: '/'", "baseUrl: '/docs/'"),
      '"/docs/"',
      'start it again',
    );
  });

  it('styles take effect in place, and what they lack is told until it is there', async () => {
    change(STYLES, (text) => `${text}\nbody { background: rgb(1 2 3); }\n`);
    await expect.poll(() => desk.look(), { timeout: 60_000 }).toContain('rgb(1, 2, 3)');
    await desk.seeNoOverlay();
    mend(STYLES);
    await desk.seeAsBefore(before);
    expect(await desk.isMarked()).toBe(true);
    await breakAndMend(STYLES, (text) => `@import './nowhere.css';\n${text}`, 'nowhere.css');
  });

  it('a mistake in another file is only counted, and what is wrong here comes first', async () => {
    change(OTHER, (text) => text.replace('title:', 'titel: x\ntitle:'));
    await desk.seeOverlay('1 error in other files', 'cloud/intro.md');
    expect(await desk.overlay()).not.toContain('on this page');
    append(FILE, 'See [this](./audit-log.md).');
    await desk.seeOverlay('1 error on this page', 'and 1 error in other files');
    const overlay = await desk.overlay();
    expect(overlay.indexOf('audit-logs.md')).toBeLessThan(overlay.indexOf('cloud/intro.md'));
    mend(OTHER);
    await expect.poll(() => desk.overlay(), { timeout: 60_000 }).not.toContain('in other files');
    mend(FILE);
    await desk.seeAsBefore(before);
  });

  it('the overlay can be closed, by button and by key, until there is something else to tell', async () => {
    const { page } = desk;
    const overlay = page.locator('docs-overlay');
    await page.locator('body').evaluate(() => (document.activeElement as HTMLElement).blur());
    append(FILE, 'See [this](./audit-log.md).');
    await desk.seeOverlay('audit-log.md');
    expect(await overlay.getByRole('region', { name: '1 error on this page' }).count()).toBe(1);
    expect(await overlay.getByRole('status').textContent()).toBe('1 error on this page');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await desk.overlay()).toBe('');
    append(FILE, 'See [this](./audit-log.md) and [that](./audit-lo.md).');
    await desk.seeOverlay('2 errors on this page');
    await overlay.getByRole('button', { name: 'Close' }).press('Enter');
    expect(await desk.overlay()).toBe('');
    await desk.untilMended(() => mend(FILE));
    await desk.seeAsBefore(before);
    append(FILE, 'See [this](./audit-log.md) and [that](./audit-lo.md).');
    await desk.seeOverlay('2 errors on this page');
    mend(FILE);
    await desk.seeAsBefore(before);
  });
});

describe('files of the open page', () => {
  beforeAll(async () => {
    await desk.show(ROUTE);
    before = await desk.look();
  });
  beforeEach(() => desk.show(ROUTE));

  it('a page shows where there was none once its file is there', async () => {
    await desk.show('/user-docs/settings/of-just-now');
    await desk.see('h1', 'Page not found');
    desk.site.write(`${FOLDER}/of-just-now.md`, '---\ntitle: Of just now\n---\n\nA new page.\n');
    await desk.see('h1', 'Of just now');
    desk.expectAlive();
    desk.delete(`${FOLDER}/of-just-now.md`);
    await desk.seeOverlay('of-just-now.md', 'not there any more');
    desk.expectAlive();
  });

  it('a renamed page says its new name, and leads there and back', async () => {
    desk.rename(FILE, `${FOLDER}/audit-trail.md`);
    await desk.see('h1', 'Page not found');
    await desk.seeOverlay('was renamed to', 'audit-trail.md', 'Open /user-docs/settings/audit-trail');
    desk.expectAlive();
    await desk.follow('/user-docs/settings/audit-trail');
    await desk.see('h1', 'Audit');
    desk.rename(`${FOLDER}/audit-trail.md`, FILE);
    await desk.seeOverlay('was renamed to', 'Open /user-docs/settings/audit-logs');
    await desk.follow('/user-docs/settings/audit-logs');
    await desk.seeAsBefore(before);
  });

  it('a deleted page says so, and shows again when it is back', async () => {
    desk.delete(FILE);
    await desk.seeOverlay('audit-logs.md', 'not there any more');
    desk.expectAlive();
    mend(FILE);
    await desk.seeAsBefore(before);
  });

  it('a page with another address says where it is', async () => {
    change(FILE, (text) => text.replace('title:', 'slug: trail\ntitle:'));
    await desk.seeOverlay('has another address', 'Open /user-docs/settings/trail');
    mend(FILE);
    await desk.seeAsBefore(before);
  });
});

describe('with a React page open', () => {
  beforeAll(async () => {
    await desk.show('/');
    before = await desk.look();
  });

  const broken: [string, (text: string) => string, string][] = [
    [
      'that is no JavaScript',
      (text) => text.replace('<div className="landing">', '<div className="landing">{<'),
      'landing.tsx:',
    ],
    ['whose import is not there', (text) => `import './nowhere.js';\n${text}`, 'nowhere.js'],
    [
      'without a default export',
      (text) => text.replace('export default function', 'export function'),
      'default export',
    ],
  ];
  it.each(isLong ? broken : broken.slice(0, 2))(
    'a module %s is told, and is mended by an edit',
    async (_name, edit, overlay) => {
      change(REACT_PAGE, (text) => text.replace('{texts.version}', 'Just edited'));
      await desk.see('.hero-kicker', 'Just edited');
      change(REACT_PAGE, edit);
      await desk.seeOverlay(overlay);
      const other = await fetch(new URL(ROUTE, desk.server.address));
      expect(other.status).toBe(200);
      desk.expectAlive();
      mend(REACT_PAGE);
      await desk.seeAsBefore(before);
    },
  );

  it('a page that is opened while it is broken shows once it is mended', async () => {
    change(REACT_PAGE, (text) => text.replace('<div className="landing">', '<div className="landing">{<'));
    await desk.seeOverlay('landing.tsx:');
    await desk.reload();
    await desk.seeOverlay('landing.tsx:');
    mend(REACT_PAGE);
    await desk.seeAsBefore(before);
  });

  it('an edit that lets the open page fail while it is rendered is told with its position', async () => {
    change(REACT_PAGE, (text) =>
      text.replace('  return (', "  if (texts) throw new Error('Out of order');\n  return ("),
    );
    const line =
      desk.site
        .read(REACT_PAGE)
        .split('\n')
        .findIndex((one) => one.includes('Out of order')) + 1;
    await desk.seeOverlay('1 error on this page', `src/pages/landing.tsx:${line}:20`, 'Out of order');
    // An edit of something else does not hide it.
    append(OTHER, 'A sentence of just now.');
    await desk.seeOverlay('1 error on this page', `src/pages/landing.tsx:${line}:20`);
    mend(OTHER);
    mend(REACT_PAGE);
    await desk.seeAsBefore(before);
  });

  it('what only the browser throws is told with its position, and is gone with the next edit', async () => {
    change(REACT_PAGE, (text) =>
      text
        .replace('  return (', "  useEffect(() => {\n    throw new Error('Only here');\n  });\n  return (")
        .replace(/^/, "import { useEffect } from 'react';\n"),
    );
    const line =
      desk.site
        .read(REACT_PAGE)
        .split('\n')
        .findIndex((one) => one.includes('Only here')) + 1;
    await desk.seeOverlay('1 error on this page', `src/pages/landing.tsx:${line}:11`, 'Only here');
    mend(REACT_PAGE);
    await desk.seeAsBefore(before);
  });

  it('a page that fails while it is rendered says where, and shows once it is mended', async () => {
    change(REACT_PAGE, (text) =>
      text.replace('  return (', "  if (texts) throw new Error('Out of order');\n  return ("),
    );
    await expect.poll(async () => (await fetch(desk.server.address)).status, { timeout: 60_000 }).toBe(500);
    await desk.reload();
    await desk.see('body', 'Out of order');
    await desk.see('body', 'landing.tsx:');
    desk.expectAlive();
    mend(REACT_PAGE);
    await desk.seeAsBefore(before);
  });
});
