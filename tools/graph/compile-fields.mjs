/** Fields of a site's configuration that COMPILE reads whole. Of `areas` and `locales` it reads names alone. */
export const COMPILE_FIELDS = [
  'apis',
  'baseUrl',
  'contentDir',
  'defaultLocale',
  'liveCode',
  'markdown',
  'trailingSlash',
];

/** Fields that COMPILE hands to MDX pages that ask for facts of their site. */
export const SITE_FACTS = ['title', 'tagline', 'url'];

/** Fields of which COMPILE reads a part. */
export const PARTLY_READ = ['areas', 'hooks', 'locales'];
