import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { type BuildResult, buildSite } from '../src/build-site.js';
import { cardsOff, packagesMissing } from '../src/social-cards/diagnostics.js';
import { compileAll, filesBelow, FixtureSite, writeBundle } from './fixture-site.js';

let fixture: FixtureSite;

beforeEach(async () => {
  fixture = new FixtureSite();
  await writeBundle(fixture);
  await fixture.write(
    '.bundle/server/render.mjs',
    'export const render = ({ card, html }) => `<p>${card ? `${card.alt} @ ${card.href}` : "no card"}</p>${html}`;',
  );
});

const configure = (text: string): Promise<void> =>
  fixture.edit('site.config.ts', '  pages: [', `  socialCards: ${text},\n  pages: [`);

const page = (frontMatter: string): string => `---\n${frontMatter}\n---\n\nText.\n`;

async function build(): Promise<BuildResult> {
  const site = await fixture.load();
  await compileAll(site);
  return buildSite(site);
}

const files = (): Record<string, string> => filesBelow(path.join(fixture.root, 'dist'));
const cardIn = (file: string): string | undefined => /<p>(.*?)<\/p>/.exec(files()[file] ?? '')?.[1];
const fileOf = (file: string): string => (cardIn(file) ?? '').replace(/^.*\/docs\//, '');
const drawn = (): string[] => Object.keys(files()).filter((file) => file.startsWith('assets/cards/'));

it('has one card for each area and one for the site, and those that pages ask for', async () => {
  await configure('{}');
  await fixture.write('content/cloud/own.md', page('title: Own\nsocial_card: true'));
  await fixture.write('content/cloud/said.md', page('title: Said\nsocial_card: Another text'));
  await fixture.write('content/cloud/none.md', page('title: None\nsocial_card: false'));
  await fixture.write('content/cloud/like.md', page('title: Like the others'));
  const { diagnostics } = await build();
  expect(diagnostics.filter(({ code }) => code.startsWith('social'))).toEqual([]);
  expect(cardIn('cloud/own.html')).toMatch(
    /^Own .+ Cloud .+ @ https:\/\/.+\/docs\/assets\/cards\/[\da-f]{15}\.png$/,
  );
  expect(cardIn('cloud/said.html')).toMatch(/^Another text .+ Cloud/);
  expect(cardIn('cloud/none.html')).toBe('no card');
  expect(cardIn('cloud/like.html')).toMatch(/^Cloud .+ Field guide/);
  expect(new Set(['cloud/own.html', 'cloud/said.html', 'cloud/like.html'].map(fileOf)).size).toBe(3);
  expect(drawn()).toEqual(expect.arrayContaining(['cloud/own.html', 'cloud/said.html'].map(fileOf)));
});

it('links cards over that have not changed, and renders a page anew whose card has', async () => {
  await configure('{}');
  await fixture.write('content/cloud/own.md', page('title: Own\nsocial_card: true'));
  await build();
  const before = { ...files() };
  const area = fileOf('cloud/intro.html');
  await fixture.write('content/cloud/own.md', page('title: Own\nsocial_card: Else'));
  const { report } = await build();
  expect(report.work.pages.map(({ page: name }) => name)).toEqual(['en cloud/own.md']);
  expect(files()[area]).toBe(before[area]);
  expect(drawn().filter((file) => !(file in before))).toEqual([fileOf('cloud/own.html')]);
});

it('says which letters no font has, and the page has the card of its area', async () => {
  await configure('{}');
  await fixture.write('content/cloud/own.md', page('title: 日本の本\nsocial_card: true'));
  const { diagnostics } = await build();
  expect(diagnostics.find(({ code }) => code === 'social-card-letters')).toMatchInlineSnapshot(`
    {
      "code": "social-card-letters",
      "file": "content/cloud/own.md",
      "hint": "Name a font that has them under "socialCards.fonts" in the configuration: a file of TrueType, OpenType or WOFF2, or the style sheet of an installed face, "@fontsource-variable/noto-sans-jp/index.css".",
      "message": "The card "日本の本" is not drawn, because no font has these letters: 日 本 の",
      "severity": "warning",
    }
  `);
  expect(cardIn('cloud/own.html')).toMatch(/^Cloud .+ Field guide/);
});

it('says which font cannot be read', async () => {
  await configure("{ fonts: ['./fonts/none.ttf'] }");
  const error = await build().catch((thrown: unknown) => thrown as { diagnostics: unknown });
  expect((error as BuildResult).diagnostics).toEqual([
    expect.objectContaining({
      code: 'social-card-font',
      message: expect.stringContaining('"./fonts/none.ttf" cannot be read') as string,
    }),
  ]);
});

it('says so where a page asks for a card in a site that has none', async () => {
  await fixture.write('content/cloud/own.md', page('title: Own\nsocial_card: true'));
  await build();
  expect(cardIn('cloud/own.html')).toBe('no card');
  const site = await fixture.load();
  const summaries = await compileAll(site);
  expect(cardsOff(summaries, site)).toMatchInlineSnapshot(`
    [
      {
        "code": "social-card-off",
        "file": "content/cloud/own.md",
        "hint": "Write "socialCards: {}" into the configuration, or take "social_card" away.",
        "message": "The page asks for a card of its own ("social_card"), but the site draws none.",
        "severity": "warning",
      },
    ]
  `);
});

it('says what to install where nothing draws', async () => {
  const site = await fixture.load();
  expect(packagesMissing(['harfbuzzjs', 'woff2-encoder'], 2, site)).toMatchInlineSnapshot(`
    {
      "code": "social-card-packages",
      "file": "site.config.ts",
      "hint": "Run: npm install --save-dev harfbuzzjs woff2-encoder",
      "message": ""socialCards" wants 2 cards drawn, but what draws is not installed, so sites that show links to pages show no picture.",
      "severity": "warning",
    }
  `);
});
