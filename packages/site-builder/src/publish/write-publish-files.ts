import { escapeHtml } from '@org/site-model';
import type { SiteOutput } from '../output/site-output.js';
import { fileAt, outputFile } from '../addresses/site-addresses.js';
import type { ResolvedSiteConfig } from '../config/site-config.js';
import { pageOf, type Redirect, type SiteModel } from '../model/site-model.js';
import { blogFeeds } from './feeds/blog-feeds.js';
import { FEED_FILE } from '../addresses/text-files.js';
import { changesFeed } from './feeds/changes-feed.js';
import { headersFile, robotsFile, siteCaching } from './host-files.js';
import { POLICY_FILE, securityPolicy } from './security-policy.js';
import { sitemapFiles } from './sitemap.js';
import { speculationRules, withSpeculation } from './speculation-rules.js';
import { framesOf } from './to-site-frames.js';

export interface PublishInput {
  /** Of the whole site. */
  config: ResolvedSiteConfig;
  /** Of all locales. */
  models: readonly Pick<SiteModel, 'pages' | 'routes' | 'redirects' | 'site' | 'unlisted' | 'blogs'>[];
  /** What the pages need the policy to allow, by directive. */
  seen: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What hosts and crawlers read. A file of that name in the public folder is the site's own, and stays. */
export function writePublishFiles({ config, models, seen }: PublishInput, output: SiteOutput): void {
  const { url, baseUrl, noIndex, search, security } = config;
  const documents = Object.fromEntries(framesOf(output).map(({ document, headers }) => [document, headers]));
  const scripts = models[0]?.site.scripts;
  const rules = speculationRules(baseUrl);
  output.writeHashed(rules.file, rules.text);
  const policy = withSpeculation(
    securityPolicy({ scripts, search, allow: security, seen, noIndex, documents }),
    rules,
  );
  const pages = models.flatMap(({ routes, pages: all }) =>
    routes.flatMap(({ page }) => pageOf({ pages: all }, page) ?? []),
  );
  const caching = siteCaching(
    output.written.map(({ file }) => file),
    (file) => output.isHashed(file),
  );
  const sitemap = noIndex ? {} : sitemapFiles(pages, { url, baseUrl });
  const hasSitemap = Object.keys(sitemap).length > 0;
  const files: Record<string, string> = {
    [POLICY_FILE]: `${JSON.stringify(policy, null, 2)}\n`,
    _headers: headersFile(policy, baseUrl, caching),
    'robots.txt': robotsFile(hasSitemap ? new URL(`${baseUrl}sitemap.xml`, url).href : null),
    ...sitemap,
    ...(config.feed ? feedFiles(models, config) : {}),
    ...blogFeedFiles(models, config),
    ...redirectFiles(
      models.flatMap(({ redirects }) => redirects),
      config,
    ),
  };
  for (const [file, text] of Object.entries(files)) if (!output.has(file)) output.write(file, text);
}

/** One for each locale, below its base path. */
const feedFiles = (models: PublishInput['models'], { url, baseUrl, noIndex }: ResolvedSiteConfig) =>
  Object.fromEntries(
    models.map((model) => [
      fileAt(model.site.baseUrl + FEED_FILE, baseUrl),
      changesFeed({ model, url, noIndex }),
    ]),
  );

/** Those of each blog in each locale, beside the list of its posts. */
const blogFeedFiles = (models: PublishInput['models'], { url, baseUrl, noIndex }: ResolvedSiteConfig) =>
  Object.fromEntries(
    models.flatMap(({ site: { locale }, blogs }) =>
      blogs.flatMap((blog) =>
        [...blogFeeds({ blog, lang: locale, url, noIndex })].map(([address, text]) => [
          fileAt(address, baseUrl),
          text,
        ]),
      ),
    ),
  );

/**
 * Redirects for hosts of every kind, by file: a document for each, which any host can serve and browsers follow at once without
 * scripts, and `_redirects` for hosts that read it and answer with 301.
 */
function redirectFiles(redirects: readonly Redirect[], config: ResolvedSiteConfig): Record<string, string> {
  if (redirects.length === 0) return {};
  return {
    ...Object.fromEntries(
      redirects.map((redirect) => [
        outputFile(redirect.from, config.baseUrl),
        redirectPage(redirect, config),
      ]),
    ),
    _redirects: redirects.map(({ from, to }) => `${from} ${to} 301\n`).join(''),
  };
}

function redirectPage({ to }: Redirect, { url, defaultLocale }: ResolvedSiteConfig): string {
  const address = escapeHtml(to);
  return [
    `<!doctype html><html lang="${escapeHtml(defaultLocale)}"><head><meta charset="utf-8"><title>${address}</title>`,
    `<meta http-equiv="refresh" content="0; url=${address}"><meta name="robots" content="noindex">`,
    `<link rel="canonical" href="${escapeHtml(new URL(to, url).href)}"></head>`,
    `<body><a href="${address}">${address}</a></body></html>\n`,
  ].join('');
}
