/** What reads the site as it is built. */
const SITE = ['docs-site:{build,e2e}', 'journeys:reader'];

/** Tests of pages that they name, which most changes of content leave as they are. */
const PAGE_TESTS = 'docs-site:e2e-pages';

/** What reads the built code of the theme: whatever bundles it, is built or judged with it, and journeys, which see it through a site. */
const THEME = [
  '*:bundle',
  '{docs,fixture}-site:{build,e2e}',
  PAGE_TESTS,
  'graph:test',
  'journeys:*',
  '!journeys:{lint,typecheck}',
  'platform-docs:{build,check,e2e,test}',
  'react-18:*',
  'site-builder:{fingerprint,test}',
  'theme-shell:*',
  '!theme-shell:api',
];

/** Addresses that lead to others, and the frames of examples, are no pages. */
const OTHERS = ['!{,fr/}{cloud,dev-docs,snippets,user-docs}{,/index}.html', '!assets/frames/*.html'];
const PAGES = ['**/*.html', ...OTHERS];

/** Parts of the search index of every language, by what is in them. */
const SEARCH = ['**/assets/search/**/*.{bin,json}', '**/_search.json'];

/**
 * What each kind of change runs again, of all that `npm test` runs, and what it changes of the files of docs-site.
 * @type {Record<string, Record<'tasks' | 'files', import('./change-rules.mjs').ChangeRule>>}
 */
export const expectedChanges = {
  'a test file': {
    tasks: { each: ['theme-shell:{lint,test,typecheck}', 'react-18:units'] },
    files: {},
  },
  'a README': { tasks: { each: ['journeys:documents', 'theme-shell:packed'] }, files: {} },
  'a benchmark': { tasks: { each: ['tools-lint:lint'] }, files: {} },
  // Nothing of it is in what is built.
  'a comment in a library': {
    tasks: {
      each: ['react-18:units', 'site-builder:fingerprint', 'theme-shell:*', '!theme-shell:api'],
    },
    files: {},
  },
  'a page of content': {
    tasks: { each: [...SITE, 'content-dev-docs:*', 'content:check'] },
    files: {
      each: ['{,fr/}dev-docs/faq.{html,md}', 'manifest.json'],
      some: SEARCH,
    },
  },
  'a page of content that tests name': {
    tasks: { each: [...SITE, PAGE_TESTS, 'content-cloud:*', 'content:check'] },
    files: {
      each: ['cloud/intro.{html,md}', 'manifest.json'],
      some: SEARCH,
    },
  },
  // What is shared belongs to all areas, see ARCHITECTURE.md.
  'a partial': {
    tasks: { each: [...SITE, 'content-*:{axe,check,compile}', 'content:check'] },
    files: {
      each: ['manifest.json', '{,fr/}snippets/api-token-header.{html,md}'],
      some: ['{,fr/}dev-docs/**/*.{html,md}', ...SEARCH],
    },
  },
  'an image': {
    tasks: { each: [...SITE, PAGE_TESTS, 'content-cloud:*'] },
    files: {
      each: [
        'cloud/getting-started/caching.{html,md}',
        'assets/cloud/images/cache-path.*.svg',
        'manifest.json',
      ],
    },
  },
  // The label is one of those that the search dialog suggests, which all pages share.
  'a sidebar label': {
    tasks: { each: [...SITE, PAGE_TESTS, 'content-cloud:axe'] },
    files: {
      each: PAGES,
      some: ['**/assets/data/*.json', '**/*.txt', 'manifest.json', ...SEARCH],
    },
  },
  'the tagline': {
    tasks: { each: [...SITE, PAGE_TESTS, 'content-*:axe', 'docs-site:{lint,typecheck}'] },
    // Pages that are React components may show it; those of documentation do not.
    files: {
      each: [
        '{,fr/}{home/Home,index,search,status}.html',
        '{,fr/}{llms.txt,opensearch.xml}',
        'manifest.json',
      ],
    },
  },
  'a field that COMPILE reads': {
    tasks: { each: [...SITE, PAGE_TESTS, 'content-*:{axe,compile}', 'docs-site:{lint,typecheck}'] },
    files: {
      each: ['manifest.json'],
      some: ['{,fr/}{dev-docs,user-docs}/**/*.{html,md}', ...SEARCH],
    },
  },
  'a component of the theme': {
    tasks: { each: [...SITE, ...THEME, 'content-*:axe'] },
    files: {
      each: PAGES,
      some: ['assets/*.js', 'manifest.json'],
    },
  },
  'a text of a locale': {
    tasks: { each: [...SITE, ...THEME, 'content-*:axe'] },
    files: {
      each: ['fr/**/*.html', ...OTHERS, 'manifest.json'],
      some: ['**/assets/data/*.json'],
    },
  },
  // Of what depends on the theme, types may be others, and fingerprints have what is installed in them.
  'the version of a dependency': {
    tasks: {
      each: [
        ...SITE,
        ...THEME,
        '!theme-shell:{build,packed}',
        'content-*:axe',
        '*:fingerprint',
        'create-docs-site:{build,lint,test,typecheck}',
        'site-builder:{build,lint,typecheck}',
        '{docs,fixture}-site:{lint,typecheck}',
        'platform-docs:{generate,lint,typecheck}',
        'release:test',
      ],
      // What was compiled on the way has been written anew.
      some: ['journeys:{lint,typecheck}', '*:packed'],
    },
    files: {},
  },
};
