import path from 'node:path';

/** A built site that is walked through. */
export interface WalkSite {
  name: 'docs-site' | 'fixture-site';
  /** Folder of the app. */
  root: string;
  baseUrl: string;
  /** Paths of the locales that have documents of their own; what is below none of them is in the default one. */
  otherLocales: string[];
  /** Where walks start. */
  starts: string[];
  /** What readers search for, with results in each language. Empty where the site has no search of its own. */
  queries: string[];
  /** Whether its pages name the tag manager that exists in tests only. */
  hasTagManager: boolean;
}

const APPS = path.resolve(import.meta.dirname, '../../../apps');

const ALL: WalkSite[] = [
  {
    name: 'docs-site',
    root: path.join(APPS, 'docs-site'),
    baseUrl: '/',
    otherLocales: ['/fr/'],
    starts: ['/dev-docs/intro', '/', '/cloud/intro', '/user-docs/intro'],
    queries: ['cache', 'api', 'webhook', 'database'],
    hasTagManager: false,
  },
  {
    name: 'fixture-site',
    root: path.join(APPS, 'fixture-site'),
    baseUrl: '/base/',
    otherLocales: ['/base/fr/', '/base/ar/'],
    starts: ['/base/guide/intro', '/base/notes/one'],
    queries: [],
    hasTagManager: true,
  },
];

/** The sites of this run: one, where `WALK` names it, so that a change of the other walks through nothing again. */
export const SITES = ALL.filter(({ name }) => (process.env.WALK ?? name) === name);

/** Path of the locale that an address is in: documents of two locales are never swapped. */
export const localePath = (site: WalkSite, { pathname }: URL): string =>
  site.otherLocales.find((locale) => `${pathname}/`.startsWith(locale)) ?? site.baseUrl;
