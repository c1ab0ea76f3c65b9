import path from 'node:path';
import posix from 'node:path/posix';
import type { MigrationReport } from '../model/migration-report.js';
import { withDefaults } from './default-imports.js';
import { isDocusaurusModule } from './docusaurus-modules.js';
import { moduleSpecifiers } from './module-specifiers.js';
import { packageOf, resolveModule } from './resolve-module.js';
import type { CarriedFile, SiteFiles } from './site-files.js';
import { iconModule } from './theme-icons.js';

interface CodeInput {
  files: SiteFiles;
  from: CarriedFile;
  report: MigrationReport;
  file: string;
  packages: Set<string>;
}

/** Package of the modules that take the place of Docusaurus's own. */
export const COMPAT = '@org/docusaurus-compat';
/** Module of a new site that says to components what its title is. */
export const CONTEXT_MODULE = 'src/site/docusaurus-context.ts';
/** Module of Docusaurus that says to components which versions there are, and that of a new site that does. */
export const DOCS_CLIENT = '@docusaurus/plugin-content-docs/client';
export const VERSIONS_MODULE = 'src/site/docusaurus-versions.ts';
/** Module of a new site that is around its React pages. */
export const LAYOUT_MODULE = 'src/site/page-layout.jsx';
const CODE = /\.[cm]?[jt]sx?$/i;
const DOCUMENT = /\.mdx?$/i;

/** A module of the source with its imports as the new site has them. */
export function rewriteCode(text: string, input: CodeInput): string {
  let moved = '';
  let last = 0;
  for (const { value, start, end } of moduleSpecifiers(text)) {
    moved += text.slice(last, start) + moveSpecifier(value, input);
    last = end;
  }
  return withoutStyleNames(withDefaults(moved + text.slice(last), input.files.project.folder));
}

/** `import styles from './a.css'`: a name for a style sheet that is no module. */
const STYLE_NAME =
  /^([ \t]*)import\s+(?:\*\s*as\s+)?([\w$]+)\s+from\s*((["'])(?![^"'\n]*\.module\.)[^"'\n]+\.(?:css|s[ac]ss|less|styl)\4)/gm;

/** To Docusaurus, what a plain style sheet exports is an empty object; to the bundler here it exports nothing, and a name for that is an error. */
const withoutStyleNames = (text: string): string =>
  text.replace(STYLE_NAME, (_whole, space: string, name: string, file: string) => {
    const isUsed = new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`, 'g');
    const asks = (text.match(isUsed) ?? []).length > 1;
    return `${space}import ${file}${asks ? `; const ${name} = {}` : ''}`;
  });

function moveSpecifier(specifier: string, input: CodeInput): string {
  const { files, from, packages, report, file } = input;
  const { folder, packages: known } = files.project;
  if (isDocusaurusModule(specifier)) {
    const own =
      specifier.startsWith('@theme/') &&
      resolveModule(`@site/src/theme/${specifier.slice('@theme/'.length)}`, from.file, folder);
    if (own) return relative(files.codeTarget(own), from, false);
    const icon = iconModule(specifier);
    if (icon !== undefined) {
      files.icons.add(icon);
      return relative(icon, from, false);
    }
    packages.add(COMPAT);
    if (specifier === '@theme/Layout' && from.page) {
      packages.add('@org/theme-shell');
      return relative(LAYOUT_MODULE, from, false);
    }
    if (specifier === '@docusaurus/useDocusaurusContext') return relative(CONTEXT_MODULE, from, false);
    if (specifier === DOCS_CLIENT) return relative(VERSIONS_MODULE, from, false);
    const kind = specifier.startsWith('@docusaurus/') ? '' : 'theme/';
    return `${COMPAT}/${kind}${specifier.replace(/^@[\w-]+\//, '')}`;
  }
  const found = resolveModule(specifier, from.file, folder);
  // Docusaurus makes a component of a drawing that a module imports.
  if (found !== undefined && /\.svg$/i.test(found) && files.isOfPage(from.file))
    return relative(files.drawingTarget(found), from, true);
  // The content of a document stays with the content, and links in it lead from there.
  if (found !== undefined && DOCUMENT.test(found))
    return relative(`content/${files.contentTarget(found)}`, from, true);
  if (found !== undefined) return relative(files.codeTarget(found), from, CODE.test(specifier));
  const name = /^[.@~]?\//.test(specifier) ? undefined : packageOf(specifier);
  if (name !== undefined && name in known) packages.add(name);
  else if (!/^(?:node:|react$|react\/|react-dom)/.test(specifier))
    report.left(
      'code',
      `"${specifier}" is neither a file nor a package of the project.`,
      'Write it, or take out what needs it.',
      { file },
    );
  return specifier;
}

function relative(target: string, from: CarriedFile, hasEnding: boolean): string {
  const to = posix.relative(posix.dirname(from.target), target);
  const named = hasEnding || !CODE.test(to) ? to : to.replace(CODE, '');
  return named.startsWith('.') ? named : `./${named}`;
}

/** The bundler takes JSX in `.jsx` and `.tsx` alone. */
export const hasMarkup = (file: string, text: string): boolean =>
  path.extname(file) === '.js' && /<[A-Za-z>][^<]*?(?:\/>|<\/|>)/.test(text);
