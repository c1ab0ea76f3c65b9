import { cpSync } from 'node:fs';
import { ScratchSite } from '../scratch-site.js';

type ReleaseName = 'old' | 'new';

/** Folders of two builds of a site. They differ in content, sidebar, search, shell and islands. */
export type Releases = Record<ReleaseName, string>;

/** Builds both, one after the other, as a site that goes on. */
export async function buildReleases(): Promise<{ releases: Releases; remove: () => void }> {
  const site = ScratchSite.create({});
  const releases = { old: site.path('release-old'), new: site.path('release-new') };
  for (const name of ['old', 'new'] as const) {
    for (const [file, text] of Object.entries(releaseFiles(name))) site.write(file, text);
    for (const { code, output } of [await site.bundle(), await site.build()])
      if (code !== 0) throw new Error(`The ${name} release does not build:\n${output}`);
    cpSync(site.path('dist'), releases[name], { recursive: true });
  }
  return { releases, remove: () => site.remove() };
}

function releaseFiles(release: ReleaseName): Record<string, string> {
  const isNew = release === 'new';
  return {
    'site.config.ts': `export default ${JSON.stringify(siteConfig(release), null, 2)};\n`,
    'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    'src/styles.css': `@import '@org/theme-shell/styles.css';\n.release-${release} { color: inherit; }\n`,
    'src/entry.client.tsx': clientEntry(release),
    'src/entry.server.tsx': `import { createRenderer } from '@org/theme-shell/server';\n\nexport const render = createRenderer(import.meta.glob('./pages/*.tsx', { eager: true }));\n`,
    'src/pages/home.tsx': `export default function Home() { return <main id="main"><h1 tabIndex={-1}>Home of the ${release} release</h1><a href="/guide/intro">Guide</a></main>; }\n`,
    'src/pages/lazy.tsx': `export default function Lazy() { return <main id="main"><h1 tabIndex={-1}>Lazy page, ${release}</h1></main>; }\n`,
    'src/pages/search.tsx': SEARCH_PAGE,
    'src/islands/counter.tsx': island(release),
    'content/guide/sidebars.yaml': sidebar(isNew),
    'content/guide/intro.md': `---\ntitle: Introduction\n---\n\nThis is the ${release} introduction. Next: [islands](./island.mdx) and the [many words](./words-1.md).\n`,
    'content/guide/island.mdx': `---\ntitle: Islands\n---\n\nText before the island of the ${release} release.\n\n${gap()}\n\n<Counter label="${release}">\n\nAt rest.\n\n</Counter>\n`,
    'content/guide/live.md': `---\ntitle: Live\n---\n\nText before.\n\n${gap()}\n\n\`\`\`jsx live\n<p>live of ${release}</p>\n\`\`\`\n`,
    ...(isNew
      ? { 'content/guide/extra.md': '---\ntitle: Extra\n---\n\nOnly the new release has it.\n' }
      : {}),
    ...wordPages(release),
    'content/api/reference.yaml': apiDocument(release),
  };
}

const siteConfig = (release: ReleaseName) => ({
  title: `Site of the ${release} release`,
  tagline: 'A site that goes on',
  url: 'https://docs.example.org',
  areas: [
    { dir: 'guide', label: 'Guide' },
    { dir: 'api', label: 'API' },
  ],
  apis: [{ file: 'api/reference.yaml', path: '/api/', label: 'API' }],
  pages: [
    { path: '/', component: 'home', title: 'Home' },
    { path: '/lazy', component: 'lazy', title: 'Lazy' },
    { path: '/search', component: 'search', title: 'Search the documentation' },
  ],
  lastUpdate: { date: false },
  favicon: 'favicon.svg',
  redirects: [{ from: '/start', to: '/guide/intro' }],
  navbar: {
    items: [
      { type: 'docSidebar', label: 'Guide', sidebarId: 'guideSidebar' },
      { type: 'link', label: 'Lazy', href: '/lazy' },
      { type: 'search', position: 'right' },
    ],
  },
  search: { provider: 'embedded' },
});

const clientEntry = (
  release: ReleaseName,
): string => `import { startApiConsoles } from '@org/openapi-renderer/client';
import { type SearchSettings, startSearch } from '@org/search-ui';
import { startShell } from '@org/theme-shell/client';

const site = await startShell<SearchSettings>({ pages: import.meta.glob('./pages/*.tsx'), islands: import.meta.glob('./islands/*.tsx') });
startSearch(site?.search);
startApiConsoles();
document.documentElement.dataset.release = '${release}';
`;

const SEARCH_PAGE = `import type { SearchSettings } from '@org/search-ui';
import { SearchPage } from '@org/search-ui/react';
import { useShell } from '@org/theme-shell/client';

export default function Search() {
  const { site, page } = useShell<SearchSettings>();
  return site.search && <SearchPage settings={site.search.settings} page={page} />;
}
`;

const island = (release: ReleaseName): string => `import { type ReactNode, useState } from 'react';

export default function Counter({ label, children }: { label: string; children?: ReactNode }) {
  const [count, setCount] = useState(0);
  return <div><button type="button" onClick={() => setCount(count + 1)}>{label}, ${release}: {count}</button>{children}</div>;
}
`;

const sidebar = (isNew: boolean): string =>
  `guideSidebar:
  - guide/intro
  - guide/island
  - guide/live
${isNew ? '  - guide/extra\n' : ''}  - type: category
    label: Words
    items: [${WORD_PAGES.map((page) => `guide/words-${page}`).join(', ')}]
`;

/** Enough sections that the index of the search is many files, with words that only one release has. */
const WORD_PAGES = [1, 2, 3, 4, 5, 6];
const SECTIONS = 60;

function wordPages(release: ReleaseName): Record<string, string> {
  const animal = release === 'old' ? 'quokka' : 'wombat';
  const section = (page: number, at: number): string =>
    `## Section ${page} of ${at}\n\nText about word${page}x${at} and kangaroos${at % 20 === 0 ? `, with a ${animal}` : ''}.\n`;
  return Object.fromEntries(
    WORD_PAGES.map((page) => [
      `content/guide/words-${page}.md`,
      `---\ntitle: Words ${page}\n---\n\n${Array.from({ length: SECTIONS }, (_, at) => section(page, at)).join('\n')}`,
    ]),
  );
}

/** So that what follows is not near the window when the page comes. */
const gap = (): string => Array.from({ length: 120 }, (_, at) => `Line ${at}.`).join('\n\n');

const apiDocument = (release: ReleaseName): string => `openapi: 3.1.1
info: { title: Things of the ${release} release, version: 1.0.0, description: All the things. }
servers: [{ url: 'https://api.example.org', description: Production }]
tags: [{ name: things, description: Things. }]
paths:
  /things:
    get:
      operationId: listThings
      tags: [things]
      summary: List the things
      description: All of them.
      responses:
        '200': { description: The things. }
`;
