import { COMPAT } from '../2-content/rewrite-code.js';
import type { Project, SourceInstance } from '../model/project.js';

const HOOKS = [
  'useVersions',
  'useLatestVersion',
  'useActiveVersion',
  'useActiveDocContext',
  'useDocsVersion',
];

/** What components are told of the versions of documents. */
export const versionsModule = ({ instances }: Pick<Project, 'instances'>): string =>
  [
    `import { docsVersions } from '${COMPAT}/plugin-content-docs/client';`,
    '',
    `export const { ${HOOKS.join(', ')} } = docsVersions(${JSON.stringify(instances.map(describe), null, 2)});`,
    '',
  ].join('\n');

/** As Docusaurus orders and calls them: what is not released comes first, and is called "Next". */
function describe({ options, editions, lastVersion }: SourceInstance) {
  const own = editions.filter(({ locale }) => locale === null);
  return {
    pluginId: options.id,
    versions: own.map(({ version, route, target }) => ({
      name: version,
      label: labelOf(version, options.versions),
      path: route || '/',
      isLast: version === lastVersion,
      folder: target,
    })),
  };
}

function labelOf(version: string, options: SourceInstance['options']['versions']): string {
  const { label } = Object(options?.[version]) as { label?: unknown };
  if (typeof label === 'string') return label;
  return version === 'current' ? 'Next' : version;
}
