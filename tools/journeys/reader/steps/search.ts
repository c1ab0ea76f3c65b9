import { ImpossibleStep, type StepType } from '../step.js';
import type { Visit } from '../visit.js';
import { followLink, linkStep } from './follow.js';

/** Results of the dialog that a walk chooses from. */
const FIRST_HITS = [1, 2, 3];

const hasSearch = ({ queries }: Visit['site']): boolean => queries.length > 0;

async function search(visit: Visit, query: string): Promise<void> {
  const { page } = visit;
  await page.keyboard.press('Control+k');
  const field = page.locator('dialog[open] input[name=q]');
  await field.waitFor();
  await field.fill(query);
  await page.locator(`dialog[open] .search-foot a[href$="?q=${query}"]`).waitFor();
}

const isSearchable = ({ page }: Visit): Promise<boolean> =>
  page.evaluate(() => eyes.seen('.navbar-search').length > 0);

const hit: StepType = {
  kind: 'search hit',
  weight: 2,
  isPartOf: hasSearch,
  describe: (target) =>
    `press Ctrl+K, search for “${target.split('#')[0]}” and open result ${target.split('#')[1]}`,
  candidates: async (visit) => {
    if (!(await isSearchable(visit))) return [];
    return visit.site.queries.flatMap((query) => FIRST_HITS.map((number) => `${query}#${number}`));
  },
  perform: async (visit, target) => {
    if (!(await isSearchable(visit))) throw new ImpossibleStep('Nothing opens the search.');
    const [query = '', number] = target.split('#');
    await search(visit, query);
    for (let pressed = 1; pressed < Number(number); pressed++) await visit.page.keyboard.press('ArrowDown');
    const href = await visit.page
      .locator('dialog[open] [role=option][aria-selected=true]')
      .evaluate((option) => (option as HTMLAnchorElement).href);
    await visit.page.keyboard.press('Enter');
    return { type: 'follow', href };
  },
};

const all: StepType = {
  kind: 'all results',
  isPartOf: hasSearch,
  describe: (query) => `press Ctrl+K, search for “${query}” and follow “See all results”`,
  candidates: async (visit) => ((await isSearchable(visit)) ? visit.site.queries : []),
  perform: async (visit, query) => {
    if (!(await isSearchable(visit))) throw new ImpossibleStep('Nothing opens the search.');
    await search(visit, query);
    const link = await visit.page.locator('dialog[open] .search-foot a').elementHandle();
    if (!link) throw new ImpossibleStep('The dialog has no link to all results.');
    return followLink(link as Parameters<typeof followLink>[0]);
  },
};

const FIELD = '.search-page input[name=q]';

const query: StepType = {
  kind: 'search page',
  isPartOf: hasSearch,
  describe: (words) => `search for “${words}” on the search page`,
  candidates: async ({ page, site }) => ((await page.locator(FIELD).isVisible()) ? site.queries : []),
  perform: async ({ page }, words) => {
    if (!(await page.locator(FIELD).isVisible())) throw new ImpossibleStep('This is not the search page.');
    await page.locator(FIELD).fill(words);
    const url = new URL(page.url());
    url.searchParams.set('q', words);
    return { type: 'stay', href: url.href };
  },
};

export const SEARCH: StepType[] = [
  hit,
  all,
  query,
  linkStep('result of the search page', '.search-results a', {
    where: 'in the results of the search page',
    weight: 2,
    isPartOf: hasSearch,
  }),
];
