import { errorMessage } from '@org/site-model';
import { withLineFeeds } from '../../1-read/line-ends.js';
import type { SiteFacts } from '../../page/compile-options.js';
import { report } from '../../page/diagnostics.js';
import type { SourceRange } from '../../page/elements.js';
import type { ComponentContext } from '../components/component-context.js';
import { contentPath, isOutside, readIncluded } from '../references/content-paths.js';
import type { CommandContext } from '../code/commands/package-manager-tabs.js';
import { transparent } from './built-ins/built-ins.js';
import { builtInModules, SITE_CONTEXT, siteContext } from './built-ins/docusaurus-modules.js';

/** What `import * as` would give. */
type Namespace = Record<string, unknown>;

/** A Markdown file that is imported: a component that shows its content. */
export class PartialComponent {
  constructor(readonly target: string) {}
}

const RAW = /^!!raw-loader!/;
const MARKDOWN = /\.mdx?$/i;
const ASSET =
  /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp|mp4|webm|mp3|ogg|wav|pdf|zip|gz|woff2?|txt|csv|ya?ml)$/i;
const STYLE = /\.(?:css|s[ac]ss|less)$/i;
/** The start of a path of the content's files, whichever file names it. */
const FROM_ROOT = '@site/';

/** Identity of a code module that a page imports: a path below the content root, `@site/…`, or a package's name. */
const moduleKey = (specifier: string, file: string): string =>
  specifier.startsWith('.') ? contentPath(specifier, file) : specifier;

/** Whether an import is of code, which has to be there in {@link PageComponents}, and not of something the pipeline reads itself. */
const isCodeModule = (specifier: string): boolean =>
  ![RAW, MARKDOWN, ASSET, STYLE, /\.json$/i, /^@(?:theme|docusaurus)\//].some((kind) => kind.test(specifier));

interface Import {
  context: MdxContext;
  /** Path of what imports, below the content root. */
  file: string;
  position?: SourceRange | undefined;
}

/** What a page gets for `import … from specifier`. What cannot be had is reported; where it is used, its content is shown. */
export const importModule = (specifier: string, from: Import): Namespace =>
  findModule(specifier, from) ?? NOTHING;

/** A module that has everything, all of it without a meaning. */
const NOTHING = new Proxy<Namespace>({}, { get: () => transparent });

function findModule(specifier: string, from: Import): Namespace | undefined {
  if (RAW.test(specifier)) return { default: readText(specifier.replace(RAW, ''), from) };
  if (/^@(?:theme|docusaurus)\//.test(specifier)) return builtInModule(specifier, from);
  const target = contentPath(specifier, from.file);
  if (MARKDOWN.test(specifier)) return { default: new PartialComponent(target), toc: [], frontMatter: {} };
  if (ASSET.test(specifier)) return { default: FROM_ROOT + target };
  if (STYLE.test(specifier)) return reportStyle(specifier, from);
  if (/\.json$/i.test(specifier)) return { default: readJson(specifier, from) };
  return codeModule(specifier, from);
}

const readText = (path: string, from: Import): string => readIncluded(path, from, from.context)?.text ?? '';

function readJson(specifier: string, from: Import): unknown {
  const text = readText(specifier, from);
  try {
    return text && JSON.parse(text);
  } catch (error) {
    report(from.context, from, {
      code: 'module-unreadable',
      message: `"${specifier}" is not valid JSON: ${errorMessage(error)}.`,
      hint: 'Correct the file.',
    });
    return undefined;
  }
}

function reportStyle(specifier: string, from: Import): Namespace {
  report(from.context, from, {
    code: 'module-style',
    severity: 'warning',
    message: `"${specifier}" is a style sheet, and pages have none of their own: it has no effect.`,
    hint: "Import it in the site's style sheet, or in a component.",
  });
  return { default: {} };
}

function builtInModule(specifier: string, from: Import): Namespace | undefined {
  const found = specifier === SITE_CONTEXT ? siteContext(from.context.site) : builtInModules.get(specifier);
  if (found) return found;
  report(from.context, from, {
    code: 'module-unsupported',
    message: `"${specifier}" is a module of Docusaurus that is not supported, so what it gives would be missing.`,
    hint: `Supported are ${[...builtInModules.keys(), SITE_CONTEXT].join(', ')}.`,
  });
  return undefined;
}

function codeModule(specifier: string, from: Import): Namespace | undefined {
  const { context, file } = from;
  const key = moduleKey(specifier, file);
  const found = context.components?.modules[key];
  if (!isOutside(key) && specifier.startsWith('.')) context.dependencies.add(key);
  if (found) {
    nameComponents(found, context.componentNames);
    return found;
  }
  report(from.context, from, {
    code: 'module-missing',
    message: `The module "${specifier}" is not there, so what the page takes from it would be missing.`,
    hint: 'Look at the path. Modules of a package must be installed for the site.',
  });
  return undefined;
}

/** What a module exports may be components, or hold some: `Menu.Item`. Those are rendered, where a page's own are called. */
function nameComponents(namespace: Namespace, names: Map<unknown, string>): void {
  for (const [name, value] of Object.entries(namespace)) {
    if (isComponent(value) && !names.has(value)) names.set(value, name === 'default' ? nameOf(value) : name);
    if (typeof value !== 'function' && typeof value !== 'object') continue;
    for (const [inner, member] of Object.entries(value ?? {})) {
      if (isComponent(member) && !names.has(member)) names.set(member, `${name}.${inner}`);
    }
  }
}

/** A function, or what `memo`, `lazy` and `forwardRef` make. */
export const isComponent = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

const nameOf = (value: unknown): string => {
  const { displayName, name } = value as { displayName?: string; name?: string };
  return displayName || name || 'default';
};

/** Statements of JavaScript as they are in MDX: at the start of a line, up to the next empty line. */
const STATEMENTS = /^(?:im|ex)port\b(?:.*\n)*?(?=[ \t]*\n|(?![\s\S]))|^(?:im|ex)port\b.*$/gm;
const SPECIFIER = /\b(?:from|import)\s*(['"])([^'"\n]+)\1/g;
const FENCES = /^[ \t>]*(`{3,}(?=[^`\n]*$)|~{3,})[\s\S]*?^[ \t>]*\1/gm;

/**
 * Keys of the code modules that an MDX source imports, for those who provide them as
 * `CompileOptions.components.modules`: paths below the content root, `@site/…`, or names of packages. `file` is the source's
 * path below the content root. Never throws: what cannot be parsed is reported when the page is compiled.
 */
export function moduleImports(text: string, file: string): string[] {
  if (!/^(?:im|ex)port\b/m.test(text)) return [];
  const blocks = withLineFeeds(text).replace(FENCES, '').match(STATEMENTS) ?? [];
  return [...new Set(blocks.flatMap(specifiersIn))].filter(isCodeModule).map((name) => moduleKey(name, file));
}

const specifiersIn = (block: string): string[] =>
  [...block.matchAll(SPECIFIER)].map(([, , name = '']) => name);

/** What code of MDX needs of its page. */
export interface MdxContext extends ComponentContext, CommandContext {
  readonly site: SiteFacts | undefined;
}
