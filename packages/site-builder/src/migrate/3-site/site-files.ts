import path from 'node:path';
import { stringify } from 'yaml';
import { MANIFEST_FILE } from '../../output/site-manifest.js';
import { filesBelow } from '../1-read/documents.js';
import type { DocusaurusConfig } from '../1-read/config-shape.js';
import type { DocumentIds } from '../2-content/document-ids.js';
import type { PageContext } from '../2-content/rewrite-page.js';
import type { OutputFile } from '../4-write/write-output.js';
import type { MigrationReport } from '../model/migration-report.js';
import type { Project, SourceInstance } from '../model/project.js';
import { isBrokenImage } from '../2-content/broken-images.js';
import { iconSource } from '../2-content/theme-icons.js';
import { COMPAT, CONTEXT_MODULE, LAYOUT_MODULE, VERSIONS_MODULE } from '../2-content/rewrite-code.js';
import { authorsFiles } from './blog/authors-files.js';
import { configModule } from './config-module.js';
import { categoryFiles } from './category-files.js';
import { moveEditUrl } from './edit-url.js';
import { localeTexts } from './locale-texts.js';
import { moveSidebars } from './sidebars.js';
import { versionsModule } from './versions-module.js';
import { toSiteConfig } from './site-config.js';
import { layoutModule } from './page-modules.js';
import { IGNORED_FILES, sitePackage } from './site-package.js';
import { movePlugins } from './plugins/move-plugins.js';
import { moveTheme } from './theme.js';

/** `sidebars.yaml` of each version, and the `_category_` files of all folders. */
export function sidebarFiles(context: PageContext, ids: DocumentIds): Map<string, OutputFile> {
  const { files, report } = context;
  const written = new Map<string, OutputFile>();
  for (const instance of files.project.instances)
    for (const edition of instance.editions.filter(({ locale }) => locale === null)) {
      const newId = (id: string): string | undefined => ids.ofEdition(id, edition);
      const input = { files, report, dir: instance.dir, areaRoute: instance.path, newId };
      for (const [name, text] of categoryFiles(edition, input)) written.set(name, text);
      const value = instance.sidebars.get(edition.version);
      const file = sidebarsName(instance, edition.version);
      const sidebars = value === undefined ? undefined : moveSidebars(value, { ...input, file });
      if (sidebars)
        written.set(`content/${edition.target}/sidebars.yaml`, stringify(sidebars, { lineWidth: 0 }));
    }
  return written;
}

const sidebarsName = ({ options }: SourceInstance, version: string): string =>
  version === 'current'
    ? (options.sidebarPath || 'sidebars').replace(/^.*\//, '')
    : `version-${version}-sidebars.json`;

/** Every file that is published as it is. The first folder that has a name keeps it. */
export function staticFiles({ staticFolders }: Project, report: MigrationReport): Map<string, OutputFile> {
  const written = new Map<string, { copyOf: string }>();
  for (const folder of staticFolders.toReversed())
    for (const name of filesBelow(folder)) written.set(`public/${name}`, { copyOf: path.join(folder, name) });
  for (const [name, { copyOf }] of written)
    if (isBrokenImage(copyOf)) {
      written.delete(name);
      report.left(
        'static',
        `The image "${name.slice('public/'.length)}" was left out: it has not the bytes of an image of its kind.`,
        'Put one that can be read into public/, and correct what leads to it.',
      );
    }
  if (written.delete(`public/${MANIFEST_FILE}`))
    report.left(
      'static',
      `"${MANIFEST_FILE}" was left out: the build has a file of this name.`,
      'Publish it by another name, such as site.webmanifest, if anything asks for it.',
    );
  return written;
}

/** What is not content: configuration, package, styles, texts of other languages. */
export function siteFiles(
  context: Omit<PageContext, 'newId'>,
  { ids, output }: { ids: DocumentIds; output: string },
): Map<string, OutputFile> {
  const { files, report, packages } = context;
  const { project } = files;
  const styles = moveTheme(project, report, files.pages.size > 0);
  const plugins = movePlugins({ files, report, packages, output });
  const more = { markdown: plugins.markdown, ...moveEditUrl({ project, report, output }) };
  const config = toSiteConfig({ files, report, newId: ids.ofInstance, more });
  const texts = project.locales.flatMap((locale): [string, string][] => {
    const text = localeTexts(project, locale);
    return text === undefined ? [] : [[`content/locales/${locale}.yaml`, text]];
  });
  return new Map<string, OutputFile>([
    ['site.config.ts', configModule(config)],
    [
      'package.json',
      sitePackage(
        { title: project.config.title, packages: project.packages },
        packages,
        styles !== undefined,
      ),
    ],
    ['.gitignore', IGNORED_FILES],
    ...(styles === undefined ? [] : [['src/styles.css', styles] as const]),
    ...texts,
    ...plugins.modules,
    ...authorsFiles(project),
    ...[...files.icons].map((icon) => [icon, iconSource(icon)] as const),
    ...(packages.has('@org/theme-shell') ? [[LAYOUT_MODULE, layoutModule()] as const] : []),
    ...(packages.has(COMPAT)
      ? ([
          [CONTEXT_MODULE, contextModule(project.config)],
          [VERSIONS_MODULE, versionsModule(project)],
        ] as const)
      : []),
  ]);
}

/** What components are told of the site. */
const contextModule = ({ title, tagline, url, customFields }: DocusaurusConfig): string =>
  `import { docusaurusContext } from '${COMPAT}/useDocusaurusContext';\n\nexport default docusaurusContext(${JSON.stringify({ title, tagline, url, customFields: customFields ?? {} }, null, 2)});\n`;
