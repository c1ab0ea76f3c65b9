import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GUIDE_CONFIG, ScratchSite } from '../scratch-site.js';
import { WritingDesk } from './writing-desk.js';

const CONFIG = 'site.config.ts';
const FILE = 'content/guide/long.md';

const section = (number: number): string =>
  [
    `## Section ${number}`,
    ...Array.from({ length: 8 }, (_, index) => `Sentence ${index} of section ${number}, which says this.`),
  ].join('\n\n');
const PARTS = `## Parts

<details>
<summary>More about this</summary>

What the details hold.

</details>

::::tabs

:::tab{label=One}
The first tab.
:::

:::tab{label=Two}
The second tab.
:::

::::

A [link to the second page](./second.md) in a sentence.
`;
const files: Record<string, string> = {
  [CONFIG]: GUIDE_CONFIG,
  [FILE]: `# Long\n\n${[1, 2, 3].map(section).join('\n\n')}\n\n${PARTS}\n\n${[4, 5, 6, 7].map(section).join('\n\n')}\n`,
  'content/guide/second.md': '# Second\n\nText.\n',
};

let desk: WritingDesk;

beforeAll(async () => {
  desk = await WritingDesk.open(ScratchSite.create(files));
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.show('/guide/long');
  await desk.mark();
});
afterEach(async () => {
  desk.expectAlive();
  for (const [file, text] of Object.entries(files))
    if (desk.site.read(file) !== text) await desk.untilTold(() => desk.site.write(file, text));
});

const text = (words: string) => desk.page.locator('main').getByText(words, { exact: false }).last();
/** Distance of a passage from the upper edge of the window. */
const heightOf = (words: string): Promise<number> =>
  text(words).evaluate((element) => element.getBoundingClientRect().top);
/** Pages scroll by whole pixels. */
const isAt = async (words: string, height: number): Promise<boolean> =>
  Math.abs((await heightOf(words)) - height) <= 1;
const comesTo = (words: string, height: number): Promise<void> =>
  expect.poll(() => isAt(words, height), { timeout: 60_000 }).toBe(true);
const distanceScrolled = (): Promise<number> => desk.page.evaluate(() => scrollY);
/**
 * A page that has just been edited is held where it is, but for a reader who takes the wheel. What the wheel does comes later
 * than the call returns.
 */
const turnWheel = async (distance: number): Promise<void> => {
  const before = await distanceScrolled();
  await desk.page.mouse.move(300, 300);
  await desk.page.mouse.wheel(0, distance);
  await expect.poll(distanceScrolled, { timeout: 60_000 }).toBe(before + distance);
};
const readFrom = async (words: string): Promise<void> => {
  await turnWheel(1);
  await text(words).evaluate((element) => {
    scrollTo({ top: element.getBoundingClientRect().top + scrollY - 120, behavior: 'instant' });
  });
  await comesTo(words, 120);
};
/** Edits the page, and waits until it shows. */
const edit = async (change: (source: string) => string, shown: string): Promise<void> => {
  desk.site.write(FILE, change(files[FILE] ?? ''));
  await desk.see('main', shown);
};

describe('after an edit, what was being read is where it was', () => {
  const READ = 'Sentence 3 of section 5';

  it('when blocks were added above it, and when they were removed', async () => {
    await readFrom(READ);
    await edit((source) => source.replace('## Section 2', `${section(20)}\n\n## Section 2`), 'Section 20');
    expect(await isAt(READ, 120)).toBe(true);
    await edit((source) => source.replace(section(1), 'Nothing but this.'), 'Nothing but this.');
    expect(await isAt(READ, 120)).toBe(true);
    expect(await desk.isMarked()).toBe(true);
  });

  it('when it was edited itself, and when it was removed', async () => {
    await readFrom(READ);
    await edit((source) => source.replace(READ, 'Edited sentence of section 5'), 'Edited sentence');
    expect(await isAt('Edited sentence', 120)).toBe(true);
    const before = await heightOf('Sentence 2 of section 5');
    await edit(
      (source) => source.replace(`${READ}, which says this.\n\n`, '').replace('# Long', '# Longer'),
      'Longer',
    );
    expect(await isAt('Sentence 2 of section 5', before)).toBe(true);
  });

  it('when the document comes anew for an edit of the configuration', async () => {
    await readFrom(READ);
    await turnWheel(-7);
    await comesTo(READ, 127);
    const config = GUIDE_CONFIG.replace("title: 'Scratch'", "title: 'Another title'");
    desk.site.write(CONFIG, config);
    desk.site.write(FILE, (files[FILE] ?? '').replace('## Section 2', `${section(20)}\n\n## Section 2`));
    await desk.see('title', 'Another title');
    await desk.see('main', 'Section 20');
    await comesTo(READ, 127);
  });

  it('while a page that is at its beginning stays there', async () => {
    await edit((source) => source.replace('# Long\n', '# Long\n\nAn introduction.\n'), 'An introduction.');
    expect(await distanceScrolled()).toBe(0);
  });

  it('and stays open, chosen and focused, though all this moves', async () => {
    const { page } = desk;
    await text('More about this').click();
    await page.getByRole('tab', { name: 'Two' }).click();
    await page.getByRole('link', { name: 'link to the second page' }).focus();
    await edit((source) => source.replace('## Parts', 'More words.\n\n## Parts\n\nAnd more.'), 'And more.');
    await text('What the details hold.').waitFor({ state: 'visible' });
    await text('The second tab.').waitFor({ state: 'visible' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('link to the second page');
    expect(await desk.isMarked()).toBe(true);
  });

  it('and is where the reader goes meanwhile, not held', async () => {
    await readFrom(READ);
    await edit((source) => source.replace('## Section 2', `${section(20)}\n\n## Section 2`), 'Section 20');
    await turnWheel(400);
    await comesTo(READ, -280);
  });
});
