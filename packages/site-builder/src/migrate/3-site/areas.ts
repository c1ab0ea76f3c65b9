import type { SiteConfig } from '../../config/site-config.js';
import type { Project, SourceInstance } from '../model/project.js';
import { toBlogArea } from './blog/blog-areas.js';

/** Areas of the new site: of documents, of posts, of pages. */
export function toAreas({
  instances,
  blogs,
  pages,
}: Pick<Project, 'instances' | 'blogs' | 'pages'>): NonNullable<SiteConfig['areas']> {
  return [
    ...instances
      .filter(({ editions }) => editions.length > 0)
      .map((instance) => ({
        dir: instance.dir,
        path: instance.path,
        label: labelOf(instance.dir),
        ...versions(instance),
      })),
    ...blogs.map(toBlogArea),
    ...(pages ? [{ dir: pages.target, path: '/', label: 'Pages' }] : []),
  ];
}

const labelOf = (dir: string): string => {
  const words = dir.replace(/[-_/.]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function versions({
  released,
  lastVersion,
  options,
  editions,
}: SourceInstance): Pick<NonNullable<SiteConfig['areas']>[number], 'versions'> {
  if (released.length === 0) return {};
  const names = new Set(editions.map(({ version }) => version));
  const own = Object.entries(options.versions ?? {}).filter(([name]) => names.has(name));
  return {
    versions: {
      released,
      ...((options.includeCurrentVersion === false || !names.has('current')) && { includeCurrent: false }),
      ...(lastVersion !== released[0] && { lastVersion }),
      ...(own.length > 0 && {
        options: Object.fromEntries(own.map(([name, value]) => [name, versionOptions(value)])),
      }),
    },
  };
}

function versionOptions(value: unknown) {
  const { label, path: route, banner, badge, noIndex } = Object(value) as Record<string, unknown>;
  return {
    ...(typeof label === 'string' && label && { label }),
    ...(typeof route === 'string' && route && { path: route.replace(/^\/+|\/+$/g, '') }),
    ...((banner === 'none' || banner === 'unreleased' || banner === 'unmaintained') && {
      banner: banner as 'none',
    }),
    ...(typeof badge === 'boolean' && { badge }),
    ...(typeof noIndex === 'boolean' && { noIndex }),
  };
}
