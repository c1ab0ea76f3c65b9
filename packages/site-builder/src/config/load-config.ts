import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { closestName, type Diagnostic, suggestName } from '@org/site-model';
import type { z } from 'zod';
import { SiteError } from '../diagnostics/diagnostic.js';
import { nameInWorkspace } from '../diagnostics/file-names.js';
import type { HintSource } from './fields/editions-config.js';
import { importConfig } from './import-config.js';
import type { BundleConfig } from './kept-config.js';
import type { LoadedSite } from './loaded-site.js';
import { hasOwnEntries } from '../../vite/entries.mjs';
import { navbarItemTypes } from './fields/navbar-config.js';
import { searchProviders } from './fields/search-config.js';
import { type NavbarItemConfig, type ResolvedSiteConfig, siteConfigSchema } from './site-config.js';

const CONFIG_FILE = 'site.config.ts';

/** Loads, validates and freezes the configuration of the app in `root`. @throws SiteError */
export function loadSite(root: string): Promise<LoadedSite> {
  return loadSiteWith(root);
}

/**
 * {@link loadSite}, with a bundler that runs elsewhere.
 * @param bundle makes one module of the configuration and of what it imports. @default the bundler is loaded into this process
 * @throws SiteError
 */
export async function loadSiteWith(root: string, bundle?: BundleConfig): Promise<LoadedSite> {
  const file = path.join(root, CONFIG_FILE);
  const configFile = nameInWorkspace(file);
  if (!existsSync(file)) throw new SiteError([missingConfig(configFile)]);

  const { value, files: configFiles } = await importConfig(file, bundle);
  const { config, problems } = judgeConfig(value, configFile);
  if (!config) throw new SiteError(await withPlaces(problems, file));
  const pageFiles = await findPageFiles(root, config);
  return {
    config: deepFreeze(withSearch({ ...config, pages: [...config.pages, ...pageFiles] }, root)),
    pageFiles,
    root,
    configFile,
    configFiles,
    contentDir: path.resolve(root, config.contentDir),
    publicDir: path.resolve(root, config.publicDir),
  };
}

/** A site with entries of its own has the pages of its configuration alone. What reads files is loaded where there are some. @throws SiteError */
async function findPageFiles(root: string, config: ResolvedSiteConfig): Promise<ResolvedSiteConfig['pages']> {
  if (hasOwnEntries(root) || !existsSync(path.join(root, 'src/pages'))) return [];
  const { pageFiles } = await import('./page-files/page-files.js');
  const { pages, diagnostics } = pageFiles(root, config);
  if (diagnostics.length > 0) throw new SiteError(diagnostics);
  return pages;
}

/** The search page of the preset, and the navbar's button where the site has not said what is in its navbar. */
function withSearch(config: ResolvedSiteConfig, root: string): ResolvedSiteConfig {
  const { search, pages, navbar } = config;
  if (!search) return config;
  const hasOwn = hasOwnEntries(root) || pages.some(({ path: address }) => address === search.page);
  return {
    ...config,
    pages: hasOwn ? pages : [...pages, { ...SEARCH_PAGE, path: search.page }],
    navbar: navbar.items.length > 0 ? navbar : { ...navbar, items: [SEARCH_BUTTON] },
  };
}

const SEARCH_PAGE = { component: 'search', title: 'Search', description: '', icons: [] };
const SEARCH_BUTTON: NavbarItemConfig = { type: 'search', label: 'Search', position: 'right' };

/** A diagnostic, and the field that it is about. */
interface Problem {
  at: PropertyKey[];
  diagnostic: Diagnostic;
}

/** With the lines of what a writer has to change. What reads code is loaded where there is something to say. */
async function withPlaces(problems: readonly Problem[], file: string): Promise<Diagnostic[]> {
  const { configPlace } = await import('./config-place.js');
  const text = readFileSync(file, 'utf8');
  return problems.map(({ at, diagnostic }) => ({ ...diagnostic, ...configPlace(text, at) }));
}

/** Checks a configuration value; every problem becomes one diagnostic with path, value, expectation and the closest known name. */
export function validateConfig(
  value: unknown,
  file: string,
): { config: ResolvedSiteConfig | null; diagnostics: Diagnostic[] } {
  const { config, problems } = judgeConfig(value, file);
  return { config, diagnostics: problems.map(({ diagnostic }) => diagnostic) };
}

function judgeConfig(
  value: unknown,
  file: string,
): { config: ResolvedSiteConfig | null; problems: readonly Problem[] } {
  // Code that is made for a schema takes longer than to walk it, where there is one value.
  const result = siteConfigSchema.safeParse(value, { jitless: true });
  if (result.success) {
    const misplaced = misplacedApis(result.data, file);
    return { config: misplaced.length > 0 ? null : result.data, problems: misplaced };
  }
  const problems = result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownField([...issue.path, key], value, file))
      : [{ at: issue.path, diagnostic: wrongValue(issue, value, file) }],
  );
  return { config: null, problems };
}

/** A document outside of every area would never be compiled, without a word. */
function misplacedApis({ apis, areas }: ResolvedSiteConfig, file: string): Problem[] {
  const folders = areas.map(({ dir }) => `${dir}/`);
  return apis.flatMap((api, index): Problem[] => {
    if (folders.some((folder) => api.file.startsWith(folder))) return [];
    const at = ['apis', index, 'file'];
    const diagnostic: Diagnostic = {
      code: 'config-invalid',
      severity: 'error',
      message: `"${formatPath(at)}" is "${api.file}", which is in the folder of no area, so it would never be compiled.`,
      hint: `Move it below ${folders.join(' or ')}, or make its folder an area.`,
      file,
    };
    return [{ at, diagnostic }];
  });
}

function unknownField(at: PropertyKey[], root: unknown, file: string): Problem {
  const key = String(at.at(-1));
  const known = knownKeys(at.slice(0, -1), root);
  const nearest = closestName(key, known);
  const diagnostic: Diagnostic = {
    code: 'config-unknown-field',
    severity: 'error',
    message: `"${formatPath(at)}" is not a field of the configuration, so it would have no effect.`,
    hint: nearest
      ? `Did you mean "${nearest}"? A value of your own belongs under "customFields".`
      : `Known fields here: ${known.join(', ')}. A value of your own belongs under "customFields".`,
    file,
  };
  return { at, diagnostic };
}

function wrongValue(issue: z.core.$ZodIssue, root: unknown, file: string): Diagnostic {
  const value = valueAt(issue.path, root);
  const seen = value === undefined ? 'missing' : (JSON.stringify(value) ?? `a ${typeof value}`);
  const { options, hint } = issue.code === 'custom' ? knownNames(issue, value) : allowedValues(issue, value);
  return {
    code: 'config-invalid',
    severity: 'error',
    message: `"${formatPath(issue.path)}" is ${seen}; expected ${options ?? expectation(issue)}.`,
    ...(hint ? { hint } : {}),
    file,
  };
}

interface Allowed {
  /** What is expected, if that is a list of values. */
  options?: string;
  hint?: string;
}

/** For a name, as a value or as a key, that has to be one of those that exist. */
function knownNames({ path, params }: z.core.$ZodIssueCustom, value: unknown): Allowed {
  const { known = [], meant } = (params ?? {}) as HintSource;
  if (meant !== undefined) return { hint: `Did you mean "${meant}"?` };
  if (known.length === 0) return {};
  return { hint: suggestName(typeof value === 'string' ? value : String(path.at(-1)), known) };
}

/** `Too small: expected string to have >=1 characters` → `string to have >=1 characters`. */
const expectation = ({ message }: z.core.$ZodIssue): string =>
  message.replace(/^[\w ]+: expected /, '').replace(/, received \w+$/, '');

/** Values of the fields that decide which shape a part of the configuration has. */
const choicesOf: Record<string, string[]> = { type: navbarItemTypes, provider: searchProviders };

/** For a choice between fixed values: the values, and the one closest to what was written. */
function allowedValues(issue: z.core.$ZodIssue, value: unknown): Allowed {
  const values =
    issue.code === 'invalid_value'
      ? issue.values.map(String)
      : issue.code === 'invalid_union' && issue.discriminator
        ? choicesOf[issue.discriminator]
        : undefined;
  if (!values) return {};
  const nearest = typeof value === 'string' ? closestName(value, values) : undefined;
  const options = values.map((option) => `"${option}"`).join(' or ');
  return { options, ...(nearest ? { hint: `Did you mean "${nearest}"?` } : {}) };
}

/** Keys of the schema at a path, through objects, arrays and defaults; of a choice, those of what `root` has chosen. */
function knownKeys(at: PropertyKey[], root: unknown): string[] {
  let schema: unknown = siteConfigSchema;
  for (const key of at) schema = step(unwrap(schema), key);
  const { shape, options = [] } = unwrap(schema) ?? {};
  const value = Object(valueAt(at, root)) as Record<string, unknown>;
  const chosen = options
    .map((option) => unwrap(option)?.shape)
    .find((fields) =>
      Object.keys(choicesOf).some((key) => key in value && fields?.[key]?.value === value[key]),
    );
  return Object.keys(shape ?? chosen ?? {});
}

const valueAt = (at: PropertyKey[], root: unknown): unknown =>
  at.reduce((node, key) => (node as Record<PropertyKey, unknown> | undefined)?.[key], root);

interface SchemaNode {
  shape?: Record<string, { value?: unknown }>;
  element?: unknown;
  options?: unknown[];
  def?: { innerType?: unknown; valueType?: unknown };
}

function unwrap(schema: unknown): SchemaNode | undefined {
  const inner = (schema as SchemaNode | undefined)?.def?.innerType;
  return inner ? unwrap(inner) : (schema as SchemaNode | undefined);
}

const step = (schema: SchemaNode | undefined, key: PropertyKey): unknown =>
  typeof key === 'number' ? schema?.element : (schema?.shape?.[String(key)] ?? schema?.def?.valueType);

const formatPath = (at: PropertyKey[]): string =>
  at
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : index ? `.${String(key)}` : String(key)))
    .join('') || 'the configuration';

function missingConfig(file: string): Diagnostic {
  return {
    code: 'config-missing',
    severity: 'error',
    message: `There is no ${CONFIG_FILE} here, so there is no site to build.`,
    hint: "Run the command in the app's folder, or name the folder with --root.",
    file,
  };
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
