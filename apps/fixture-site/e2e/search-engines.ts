import { readFileSync } from 'node:fs';
import type { SearchRecord } from '@org/search-ui';
import { buildSearchIndex } from '@org/search-ui/index-builder';
import type { Page, Route } from '@playwright/test';
import { type Asked, QUERIES, serveAlgolia } from './algolia.js';
import { at, builtFile } from './site.js';

/** A section as both engines are told of it. */
export interface Section {
  url: string;
  anchor?: string;
  title: string;
  heading?: string;
  text: string;
  area?: string;
  version?: string;
}

/** What an engine does; a test may change it at any time. */
export interface Behaviour {
  sections: Section[];
  /** Fails every request. */
  isBroken?: boolean;
  /** What requests wait for. */
  until?: Promise<void>;
}

export interface Engine {
  name: string;
  /** Puts the engine, with these sections, in the place of the site's own. `settings` are those of the site's search. */
  use(
    page: Page,
    site: { baseURL?: string | undefined; settings?: object },
    behaviour: Behaviour,
  ): Promise<void>;
}

/** Where the site has the files of its index. */
const FOLDER = 'assets/search/';
const INDEX = /\/_search\.json|\/assets\/search\//;

export const ENGINES: Engine[] = [
  { name: 'the embedded engine', use: serveEmbedded },
  { name: 'Algolia', use: serveHosted },
];

async function serveEmbedded(
  page: Page,
  { settings }: { settings?: object },
  behaviour: Behaviour,
): Promise<void> {
  const { manifest, files } = buildSearchIndex(behaviour.sections.map(toRecord));
  const sets = manifest.sets.map((set) => ({ ...set, file: FOLDER + set.file }));
  const fileOf = (url: string): Buffer => {
    const { pathname } = new URL(url);
    if (pathname === at('_search.json')) return Buffer.from(JSON.stringify({ ...manifest, sets }));
    return Buffer.from(files.get(pathname.replace(at(FOLDER), '')) ?? new Uint8Array());
  };
  await page.route(INDEX, async (route) => {
    await behaviour.until;
    if (behaviour.isBroken) await route.abort();
    else await route.fulfill({ body: fileOf(route.request().url()) });
  });
  if (settings) await configure(page, settings);
}

/** Changes what the site's data says of its search, as another configuration would. */
async function configure(page: Page, settings: object): Promise<void> {
  await page.route('**/assets/data/site.*.json', async (route) => {
    const site = JSON.parse(readFileSync(builtFile(route.request().url()), 'utf8')) as {
      search: { settings: object };
    };
    Object.assign(site.search.settings, settings);
    await route.fulfill({ json: site });
  });
}

function toRecord({ url, anchor = '', title, heading, text, area = 'notes', version = 'current' }: Section) {
  const headings = heading ? [heading] : [];
  const place = { url, anchor, title, headings, breadcrumb: [], area, version };
  return { id: `${url}#${anchor}`, ...place, text, locale: 'en' } satisfies SearchRecord;
}

async function serveHosted(
  page: Page,
  { baseURL, settings = {} }: { baseURL?: string | undefined; settings?: object },
  behaviour: Behaviour,
): Promise<void> {
  const answer = async (route: Route): Promise<void> => {
    await behaviour.until;
    if (behaviour.isBroken) return route.abort('internetdisconnected');
    const [asked] = (route.request().postDataJSON() as Asked).requests;
    const hits = behaviour.sections
      .filter((section) => isFound(section, asked))
      .map((section) => toHit(section, asked?.query ?? ''));
    return route.fulfill({ json: { results: [{ hits, nbHits: hits.length }] } });
  };
  await serveAlgolia(page, baseURL, answer, settings);
  await page.unroute(QUERIES);
  await page.route(QUERIES, answer);
}

const tagOf = ({ area = 'notes', version = 'current' }: Section): string => `docs-${area}-${version}`;

function isFound(section: Section, asked: Asked['requests'][number] | undefined): boolean {
  const { query, facetFilters } = asked ?? { query: '', facetFilters: [] };
  const text = [section.title, section.heading, section.text].join(' ').toLowerCase();
  const isWanted = JSON.stringify(facetFilters).includes(`docusaurus_tag:${tagOf(section)}"`);
  return (
    isWanted &&
    query
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word))
  );
}

/** With the signs around what was found that the query asks for. */
function toHit(section: Section, query: string) {
  const { url, anchor = '', title, heading = null, text } = section;
  const hierarchy = { lvl0: 'Notes', lvl1: title, lvl2: heading };
  return {
    objectID: `${url}#${anchor}`,
    type: 'content',
    hierarchy,
    content: text,
    url: `https://docs.example.org${url}${anchor && `#${anchor}`}`,
    docusaurus_tag: tagOf(section),
    _snippetResult: {
      content: { value: text.replace(new RegExp(query.split(/\s+/).join('|'), 'gi'), '\ue000$&\ue001') },
    },
  };
}
