import { createRequire } from 'node:module';
import { closestName, type Diagnostic } from '@org/site-model';
import { isInstalled } from '../../../vite/optional-packages.mjs';
import type { LoadedSite } from '../../config/loaded-site.js';
import type { SearchConfig } from '../../config/fields/search-config.js';
import type { ResolvedSiteConfig } from '../../config/site-config.js';
import type { PageSummary } from '../../model/site-model.js';

/** Weights are stored in a byte that holds factors in this range. Source: `SearchRecord.boost`. */
const BOOSTS = { least: 0.1, most: 2 };

/** The factor that search really uses for a page. */
export const usedBoost = (boost: number): number => Math.min(BOOSTS.most, Math.max(BOOSTS.least, boost));

/** What the configured search lacks: its page, or the packages of its provider. */
export const checkSearch = ({
  config,
  configFile,
  root,
}: Pick<LoadedSite, 'config' | 'configFile' | 'root'>): Diagnostic[] =>
  config.search
    ? [
        ...checkSearchPage(config.search, config.pages, configFile),
        ...checkSearchPackages(config.search, root, configFile),
      ]
    : [];

/** A search without its page is a configuration that cannot work. */
function checkSearchPage(
  search: SearchConfig,
  pages: ResolvedSiteConfig['pages'],
  file: string,
): Diagnostic[] {
  if (pages.some(({ path: address }) => address === search.page)) return [];
  const nearest = closestName(
    search.page,
    pages.map(({ path: address }) => address),
  );
  return [
    {
      code: 'search-page-missing',
      severity: 'error',
      message: `"search.page" is "${search.page}", which is none of the site's "pages"; without it search does not work without JavaScript.`,
      hint: nearest
        ? `Did you mean "${nearest}"?`
        : `Add { path: '${search.page}', component: 'search', title: 'Search the documentation' } to "pages".`,
      file,
    },
  ];
}

/** The optional packages of `@org/search-ui`, with the versions that it works with. */
const { peerDependencies } = createRequire(import.meta.url)('@org/search-ui/package.json') as {
  peerDependencies: Record<string, string>;
};

/** What a site installs itself for the values of two options. The embedded search needs none of them. */
const REQUIRED_PACKAGES = [
  { option: 'provider', value: 'algolia', names: ['algoliasearch'] },
  { option: 'modal', value: 'docsearch', names: ['@docsearch/js', '@docsearch/css'] },
] as const;

function checkSearchPackages(search: SearchConfig, root: string, file: string): Diagnostic[] {
  return REQUIRED_PACKAGES.flatMap(({ option, value, names }): Diagnostic[] => {
    const missing = names.filter((name) => !isInstalled(name, root));
    if ((search as Partial<Record<string, unknown>>)[option] !== value || missing.length === 0) return [];
    const versions = missing.map((name) => `${name}@${peerDependencies[name] ?? 'latest'}`);
    return [
      {
        code: 'search-package-missing',
        severity: 'error',
        message: `"search.${option}" is "${value}", which needs ${missing.join(' and ')}; without that nothing opens when a reader searches.`,
        hint: `Install it in the folder of the site: npm install ${versions.join(' ')}`,
        file,
      },
    ];
  });
}

/** Boosts of pages that search cannot store. */
export function checkBoosts(pages: PageSummary[]): Diagnostic[] {
  return pages.flatMap(({ source, frontMatter }) => {
    const boost = frontMatter.search?.boost;
    if (boost === undefined || usedBoost(boost) === boost) return [];
    return [
      {
        code: 'search-boost-range',
        severity: 'warning' as const,
        message: `"search.boost" is ${boost}; search uses ${usedBoost(boost)}, because it keeps weights from ${BOOSTS.least} to ${BOOSTS.most}.`,
        hint: `Use ${usedBoost(boost)}, or leave the key out.`,
        file: source,
        line: 1,
        column: 1,
      },
    ];
  });
}
