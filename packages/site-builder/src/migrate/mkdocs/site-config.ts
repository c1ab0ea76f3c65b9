import type { SiteConfig } from '../../config/site-config.js';
import type { MigrationReport } from '../model/migration-report.js';
import type { MkdocsProject } from './read-config.js';

/** The configuration of the new site. */
export function toSiteConfig({ config }: MkdocsProject, hasSidebar: boolean): SiteConfig {
  const url = URL.canParse(config.site_url ?? '') ? new URL(config.site_url ?? '') : undefined;
  const { logo, favicon } = config.theme;
  const redirects = redirectsOf(config.plugins.get('redirects'));
  return {
    title: config.site_name,
    ...(config.site_description && { tagline: config.site_description }),
    url: url?.origin ?? 'https://docs.example.org',
    ...(url && url.pathname !== '/' && { baseUrl: url.pathname.replace(/\/?$/, '/') }),
    ...(config.use_directory_urls && { trailingSlash: true }),
    ...(favicon && { favicon }),
    ...(logo && { logo: { src: logo, width: 32, height: 32 } }),
    areas: [{ dir: 'docs', path: '/', label: config.site_name }],
    navbar: {
      items: [
        ...(hasSidebar ? [{ type: 'docSidebar' as const, label: 'Documentation', sidebarId: 'docs' }] : []),
        { type: 'search', position: 'right' },
        ...(config.repo_url
          ? [{ type: 'link' as const, label: 'Source', href: config.repo_url, position: 'right' as const }]
          : []),
      ],
    },
    ...(config.copyright && {
      footer: {
        groups: [],
        note: config.copyright
          .replace(/<[^>]*>/g, '')
          .replaceAll('&copy;', '©')
          .trim(),
      },
    }),
    pageHead: { description: false },
    search: { provider: 'embedded' },
    ...(redirects.length > 0 && { redirects }),
    ...(config.markdown_extensions.has('pymdownx.arithmatex') && { markdown: { math: true } }),
    // MkDocs warns of them, unless it is told to be strict.
    rules: { brokenLinks: 'warn', brokenAnchors: 'warn', brokenMarkdownLinks: 'warn' },
  };
}

/** The plugin's pairs of files, as addresses. */
function redirectsOf(options: unknown): { from: string; to: string }[] {
  const { redirect_maps: maps } = Object(options) as { redirect_maps?: unknown };
  const addressOf = (target: string): string =>
    /^https?:/.test(target)
      ? target
      : `/${target.replace(/(?:^|\/)(?:index|README)\.md(?=$|#)|\.md(?=$|#)/, '')}`.replace(/^\/\//, '/');
  return Object.entries(Object(maps) as Record<string, unknown>).flatMap(([from, to]) =>
    typeof to === 'string' ? [{ from: addressOf(from), to: addressOf(to) }] : [],
  );
}

const CARRIED_PLUGINS = /^(?:search|redirects|material\/search|tags|material\/tags)$/;
const HINT = 'A hook or a plugin of site.config.ts does what it does, if it is needed.';

/** Says what the configuration has that is not moved. */
export function reportLeft({ config, configFile }: MkdocsProject, report: MigrationReport): void {
  const place = { file: configFile };
  for (const name of config.plugins.keys())
    if (!CARRIED_PLUGINS.test(name)) report.left('plugins', `"${name}" was left out.`, HINT, place);
  for (const key of ['extra_css', 'extra_javascript', 'hooks'] as const)
    if (config[key].length > 0)
      report.left(
        'configuration',
        `"${key}" was left out, ${config[key].length} of them.`,
        'Styles belong into src/styles.css, scripts and hooks into site.config.ts.',
        place,
      );
  if (config.theme.custom_dir)
    report.left(
      'theme',
      `The templates of "${config.theme.custom_dir}" were left out.`,
      'Parts of the shell are replaced in src/customisation.tsx.',
      place,
    );
  if (!config.use_directory_urls)
    report.left(
      'addresses',
      'Pages were at addresses that end in ".html".',
      'Lead them to the new ones with redirects of the host, or write a "slug" that ends so.',
      place,
    );
}
