import { expect, it } from 'vitest';
import { compilePage, defaultCompileOptions, scanPage } from '../src/index.js';
import { noFiles } from './content-files.js';
import { fixturePages } from './fixture-pages.js';
import { seededRandom } from './fuzz/mutate.js';
import { pageComponents } from './page-components.js';

type Format = 'md' | 'mdx';

const linesOf = (format: Format): string[] =>
  fixturePages.flatMap(({ path, text }) => (path.endsWith(`.${format}`) ? text.split('\n') : []));
const LINES = { md: linesOf('md'), mdx: [...linesOf('mdx'), ...linesOf('md')] };

/** Lines of all fixtures in any order, some of them cut: directives and fences that never close, broken front matter. */
function anyText(seed: number, format: Format): string {
  const random = seededRandom(seed);
  const lines = Array.from({ length: 40 }, () => {
    const line = LINES[format][Math.floor(random() * LINES[format].length)] ?? '';
    return random() < 0.2 ? line.slice(0, Math.floor(random() * line.length)) : line;
  });
  return (random() < 0.3 ? '---\n' : '') + lines.join('\n');
}

const CASES = (['md', 'mdx'] as const).flatMap((format) =>
  Array.from({ length: 100 }, (_, seed) => ({ format, seed })),
);

it.each(CASES)('compiles $format made with the seed $seed', ({ format, seed }) => {
  const source = { path: `guide/page.${format}`, text: anyText(seed, format) };
  for (const parser of ['satteri', 'remark'] as const) {
    const page = compilePage(source, noFiles, {
      ...defaultCompileOptions,
      parser,
      components: pageComponents,
    });
    expect(JSON.parse(JSON.stringify(page))).toStrictEqual(page);
    expect(scanPage(source).id).toBe(page.id);

    const marked = page.html.filter((segment) => typeof segment === 'number');
    expect(marked).toEqual(page.references.map((_, index) => index));
  }
});
