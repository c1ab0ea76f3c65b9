import { rmSync } from 'node:fs';
import type { Random } from '../reader/random.js';
import type { ScratchSite } from '../scratch-site.js';
import { configOf } from '../stranger/site-files.js';

/** What a site is made of, from which its files follow: an edit changes it, and the files with it. */
export interface SiteState {
  /** Numbers of its pages, in the order in which they were added. */
  pages: number[];
  /** Times that each kind of thing was edited, so that an edit always changes something. */
  edits: number;
  texts: Record<number, string>;
  tagline: string;
  label: string;
  partial: string;
  image: number;
  component: string;
  hasFrench: boolean;
  /** Translated pages. */
  french: number[];
  released: string[];
  tags: Record<number, string>;
}

export const firstState = (count: number): SiteState => ({
  pages: Array.from({ length: count }, (_, index) => index),
  edits: 0,
  texts: {},
  tagline: 'First',
  label: 'Pages',
  partial: 'Shared text.',
  image: 4,
  component: 'Badge',
  hasFrench: true,
  french: [0, 1],
  released: [],
  tags: {},
});

type Edit = (state: SiteState, random: Random) => void;

/** One of each kind of change that a site sees in its life. */
export const EDITS: Record<string, Edit> = {
  text(state, random) {
    state.texts[random.pick(state.pages)] = `Text of edit ${state.edits}.`;
  },
  add(state) {
    state.pages.push(Math.max(...state.pages) + 1);
  },
  rename(state, random) {
    const at = 1 + Math.floor(random.next() * (state.pages.length - 1));
    state.pages[at] = Math.max(...state.pages) + 1;
  },
  remove(state, random) {
    if (state.pages.length > 4)
      state.pages.splice(1 + Math.floor(random.next() * (state.pages.length - 1)), 1);
  },
  partial(state) {
    state.partial = `Shared text of edit ${state.edits}.`;
  },
  image(state) {
    state.image++;
  },
  sidebar(state) {
    state.label = `Pages ${state.edits}`;
  },
  component(state) {
    state.component = `Badge ${state.edits}`;
  },
  configuration(state) {
    state.tagline = `Tagline ${state.edits}`;
  },
  locale(state) {
    state.hasFrench = !state.hasFrench;
  },
  translation(state, random) {
    const page = random.pick(state.pages);
    state.french = state.french.includes(page)
      ? state.french.filter((one) => one !== page)
      : [...state.french, page];
  },
  version(state) {
    state.released = state.released.length > 0 ? [] : ['1.0'];
  },
  tag(state, random) {
    state.tags[random.pick(state.pages)] = `Tag ${state.edits % 3}`;
  },
};

/** The files of a site by path; what is not among them is not there. */
export function filesOf(state: SiteState): Record<string, string> {
  const folders = ['guide', ...state.released.map((name) => `guide/versions/${name}`)];
  return {
    'site.config.ts': configOf({
      tagline: state.tagline,
      areas: [{ dir: 'guide', label: 'Guide', versions: { released: state.released } }],
      ...(state.hasFrench && { locales: [{ code: 'en' }, { code: 'fr' }] }),
      search: { provider: 'embedded' },
      navbar: { items: [{ type: 'search' }] },
      pages: [
        { path: '/', component: 'home', title: 'Home' },
        { path: '/search', component: 'search', title: 'Search' },
      ],
    }),
    'src/pages/home.tsx': reactPage('Home'),
    'src/pages/search.tsx': reactPage('Search'),
    'src/components/badge.tsx': `export default function Badge() {\n  return <b>${state.component}</b>;\n}\n`,
    'content/_shared/_note.md': `${state.partial}\n`,
    ...Object.fromEntries(folders.flatMap((folder) => Object.entries(folderFiles(folder, state)))),
  };
}

const reactPage = (title: string): string =>
  `export default function Page() {\n  return <h1 tabIndex={-1}>${title}</h1>;\n}\n`;

function folderFiles(folder: string, state: SiteState): Record<string, string> {
  const { pages, label, image, french } = state;
  const names = pages.map((page) => `      - guide/page-${page}\n`).join('');
  return {
    [`content/${folder}/sidebars.yaml`]: `guide:\n  - type: category\n    label: ${label}\n    items:\n${names}`,
    [`content/${folder}/plan.svg`]: `<svg xmlns="http://www.w3.org/2000/svg" width="${image}" height="2"/>\n`,
    ...Object.fromEntries(
      pages.map((page, at) => [
        `content/${folder}/page-${page}.mdx`,
        pageText(page, pages[at + 1] ?? page, state),
      ]),
    ),
    ...Object.fromEntries(
      french
        .filter((page) => state.hasFrench && pages.includes(page))
        .map((page) => [
          `content/${folder}/locales/fr/page-${page}.mdx`,
          `---\ntitle: Page ${page} en français\n---\n\nTexte.\n`,
        ]),
    ),
  };
}

function pageText(page: number, next: number, { texts, tags }: SiteState): string {
  const tag = tags[page] === undefined ? '' : `tags: [${tags[page]}]\n`;
  const extras = page % 3 === 0 ? '\n<Badge />\n\n::include{file="/_shared/_note.md"}\n' : '';
  return `---\ntitle: Page ${page}\n${tag}---\n\n${texts[page] ?? 'Text.'} Next: [page](./page-${next}.mdx).\n\n![Plan](./plan.svg)\n${extras}${sections(page)}`;
}

/** So many that the search index of a locale is of many files. */
const SECTIONS = 60;

const sections = (page: number): string =>
  Array.from(
    { length: SECTIONS },
    (_, at) =>
      `\n## Part ${at} of word${page}x\n\nWhat word${(page * SECTIONS + at) % 97}y says of word${at}z.\n`,
  ).join('');

/** Makes the files of a site those of a state; files that stay the same are not touched. */
export function writeState(
  site: ScratchSite,
  from: Record<string, string>,
  to: Record<string, string>,
): void {
  for (const file of Object.keys(from)) if (!(file in to)) rmSync(site.path(file));
  for (const [file, text] of Object.entries(to)) if (from[file] !== text) site.write(file, text);
}
