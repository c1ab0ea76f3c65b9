import path from 'node:path';
import posix from 'node:path/posix';
import type { MigrationReport } from '../model/migration-report.js';
import { isDocusaurusModule, PAGE_MODULES } from './docusaurus-modules.js';
import { lineAt, outsideCode } from './masks.js';
import { missingInComponent } from './pages/missing-imports.js';
import { packageOf, resolveModule } from './resolve-module.js';
import { COMPAT, DOCS_CLIENT, VERSIONS_MODULE } from './rewrite-code.js';
import { type CarriedFile, isFile, type SiteFiles } from './site-files.js';

export interface ImportInput {
  files: SiteFiles;
  from: CarriedFile;
  report: MigrationReport;
  file: string;
  firstLine: number;
  /** Packages that the new site depends on; those that are imported are added. */
  packages: Set<string>;
}

/** A line may have several. */
const IMPORT =
  /(?<=^|["'];[ \t]*)import\s+(?:([\w$*{},\s]+?)\s*from\s*)?(["'])([^"'\n]+)\2(?:[ \t]*;?[ \t]*$|[ \t]*;(?=[ \t]*import\s))/gm;
const RAW = /^!!raw-loader(?:\?[^!]*)?!/;
const STYLE = /\.(?:css|s[ac]ss|less)$/i;
const CODE = /\.[cm]?[jt]sx?$/i;

/** What pages import, from where the new site has it. What it has not is left out, and what it would show is its content. */
export function rewriteImports(text: string, input: ImportInput): string {
  return outsideCode(text, (part, offset) =>
    part.replace(
      IMPORT,
      (whole: string, names: string | undefined, _quote, specifier: string, index: number) => {
        const line = input.firstLine + lineAt(text, offset + index) - 1;
        // Tools that format Markdown write `\_` where a name begins with `_`, which is the same to JavaScript.
        const moved = moveSpecifier(specifier.replaceAll('\\_', '_'), names ?? '', line, input);
        if (moved === null) return withoutModule(whole, names ?? '');
        return moved === specifier ? whole : whole.replace(specifier, moved);
      },
    ),
  );
}

/** The specifier in the new site; `null` where there is nothing to import. */
function moveSpecifier(specifier: string, names: string, line: number, input: ImportInput): string | null {
  const { files, from, report, file } = input;
  const place = { file, line };
  if (STYLE.test(specifier)) {
    report.left(
      'import',
      `The style sheet "${specifier}" was left out: pages have none of their own.`,
      'Put its rules into src/styles.css.',
      place,
    );
    return null;
  }
  const [raw = ''] = RAW.exec(specifier) ?? [];
  const bare = specifier.slice(raw.length);
  if (isDocusaurusModule(bare)) return moveTheme(bare, names, line, input);
  const found = resolveModule(bare, from.file, files.project.folder);
  const problem =
    found !== undefined && raw === '' && CODE.test(found)
      ? missingInComponent(found, files.project)
      : undefined;
  if (problem !== undefined) {
    report.left(
      'import',
      `"${specifier}" was left out, so that what the page takes from it shows its content alone: ${problem}.`,
      'Write what it needs, and import it again.',
      place,
    );
    return null;
  }
  if (found !== undefined) {
    const moved = (raw && '!!raw-loader!') + movedPath(found, { files, from, isRaw: raw !== '' });
    if (moved !== specifier) report.changed('import', `"${specifier}" is "${moved}" now.`, place);
    return moved;
  }
  const name = /^[.@~]?\/|^@site\//.test(bare) ? undefined : packageOf(bare);
  if (name !== undefined && name in files.project.packages) {
    input.packages.add(name);
    return specifier;
  }
  report.left(
    'import',
    `"${specifier}" is not there, so that what the page takes from it shows its content alone.`,
    'Write the module, or take it out of the page.',
    place,
  );
  return null;
}

function moveTheme(
  specifier: string,
  names: string,
  line: number,
  { files, report, file, packages }: ImportInput,
): string | null {
  const name = specifier.replace(/^@[\w-]+\//, '');
  const base = path.join(files.project.folder, 'src/theme', name);
  const isOverride = specifier.startsWith('@theme/') && !PAGE_MODULES.has(specifier);
  const own =
    isOverride &&
    ['.tsx', '.jsx', '.ts', '.js', '/index.tsx', '/index.jsx', '/index.ts', '/index.js']
      .map((ending) => base + ending)
      .find(isFile);
  if (own) return `@site/${withoutEnding(files.codeTarget(own))}`;
  if (PAGE_MODULES.has(specifier)) return specifier;
  if (specifier === DOCS_CLIENT) {
    packages.add(COMPAT);
    return `@site/${withoutEnding(VERSIONS_MODULE)}`;
  }
  if (specifier === '@docusaurus/theme-common' && /^\{\s*useCurrentSidebarCategory\s*\}$/.test(names))
    return specifier;
  report.left(
    'import',
    `"${specifier}" has no counterpart for pages; what it shows is its content alone.`,
    'Replace it by a component of src/components.',
    { file, line },
  );
  return null;
}

const withoutEnding = (target: string): string => target.replace(CODE, '').replace(/\/index$/, '');

interface PathInput {
  files: SiteFiles;
  from: CarriedFile;
  isRaw: boolean;
}

function movedPath(found: string, { files, from, isRaw }: PathInput): string {
  const isCode = CODE.test(found) && !isRaw;
  const known = isCode ? files.importedFile(found) : files.carried.get(found);
  const target = isCode && known === undefined ? files.codeTarget(found) : undefined;
  if (target !== undefined) return `@site/${withoutEnding(target)}`;
  const inContent = known && isCode ? known.target.replace(/^content\//, '') : files.contentTarget(found);
  if (known && isCode && !known.target.startsWith('content/')) return `@site/${withoutEnding(known.target)}`;
  if (!/\.mdx?$/i.test(found) && !isCode && known?.edition === undefined) return `@site/${inContent}`;
  const relative = posix.relative(posix.dirname(from.target.replace(/^content\//, '')), inContent);
  const named = isCode ? withoutEnding(relative) : relative;
  return named.startsWith('.') ? named : `./${named}`;
}

/** Names that a page uses go on existing: components show their content, hooks, functions and styles give nothing. As many lines as before. */
function withoutModule(whole: string, names: string): string {
  const locals = names
    .replace(/[{}]/g, ',')
    .split(',')
    .map((part) => part.trim().replace(/^.*\bas\s+/, ''))
    .filter((name) => /^[\w$]+$/.test(name));
  const lines = locals.map((name) =>
    /^[A-Z]/.test(name)
      ? `export const ${name} = ({ children }) => <>{children}</>;`
      : `export const ${name} = () => ${name.startsWith('use') ? '({})' : "''"};`,
  );
  return lines.join(' ') + '\n'.repeat(whole.split('\n').length - 1);
}
