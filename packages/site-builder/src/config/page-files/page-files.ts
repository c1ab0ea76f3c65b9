import type { Diagnostic } from '@org/site-model';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nameProblem } from '../../addresses/output-names.js';
import { nameInWorkspace } from '../../diagnostics/file-names.js';
import type { ResolvedSiteConfig } from '../site-config.js';
import { readMetadata } from './page-metadata.js';

/** A React page as the configuration has it. */
export type ComponentPage = ResolvedSiteConfig['pages'][number];

/** Folder of React pages, below that of the app. */
const FOLDER = 'src/pages';
const COMPONENT = /\.[jt]sx$/;
const PAGE = /\.(?:[jt]sx|mdx?)$/;
const NO_PAGE = /^_|\.(?:test|spec)\.[jt]sx$/;

/** Whether an edit of the file may be one of a page. */
export const isPageFile = (file: string, root: string): boolean =>
  file.startsWith(path.join(root, FOLDER) + path.sep) && PAGE.test(file);

/**
 * The pages that are so by their files: `src/pages/about.tsx` is `/about`, `src/pages/guides/index.tsx` is `/guides`. Not those that
 * the configuration gives an address, nor files and folders whose names begin with `_`, nor tests.
 */
export function pageFiles(
  root: string,
  { pages, title: siteTitle }: Pick<ResolvedSiteConfig, 'pages' | 'title'>,
): { pages: ComponentPage[]; diagnostics: Diagnostic[] } {
  const named = new Set(pages.map(({ component }) => component));
  const owners = new Map(pages.map(({ path: address, component }) => [address, component]));
  const found: ComponentPage[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const name of filesOf(path.join(root, FOLDER))) {
    const component = name.replace(COMPONENT, '');
    if (named.has(component)) continue;
    const file = path.join(root, FOLDER, name);
    const address = addressOf(component);
    const problem = noPage(name, { address, owner: owners.get(address), file: nameInWorkspace(file) });
    if (problem) {
      diagnostics.push(problem);
      continue;
    }
    owners.set(address, component);
    const { metadata, problem: unread } = readMetadata(readFileSync(file, 'utf8'), nameInWorkspace(file));
    if (unread) diagnostics.push(unread);
    const { title = titleOf(component, siteTitle), description = '', icons = [] } = metadata;
    found.push({ path: address, component, title, description, icons });
  }
  return { pages: found, diagnostics };
}

interface Claim {
  address: string;
  /** Component that has the address. */
  owner: string | undefined;
  /** As messages name it. */
  file: string;
}

/** Why nothing can be made of a file. */
function noPage(name: string, { address, owner, file }: Claim): Diagnostic | undefined {
  if (!COMPONENT.test(name)) return isMarkdown(name, file);
  const wrong = wrongName(name.replace(COMPONENT, ''), file);
  return wrong ?? (owner === undefined ? undefined : twice({ address, owner, file }));
}

/** Sorted, so that the first of two pages with one address is always the same. */
const filesOf = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
        .map((name) => name.split(path.sep).join('/'))
        .filter((name) => PAGE.test(name) && !name.split('/').some((part) => NO_PAGE.test(part)))
        .sort()
    : [];

/** `guides/index` → `/guides`. */
const addressOf = (component: string): string => `/${component.replace(/(?:^|\/)index$/, '')}`;

/** The name of the file, or of the folder that it is the page of, in words. */
function titleOf(component: string, siteTitle: string): string {
  const words = path.basename(addressOf(component)).replace(/[-_]+/g, ' ').trim();
  return words === '' ? siteTitle : words.charAt(0).toUpperCase() + words.slice(1);
}

const INVALID = 'page-file-invalid';

function wrongName(component: string, file: string): Diagnostic | undefined {
  for (const name of component.split('/')) {
    const bad = /^\[.*\]$/.test(name)
      ? {
          what: 'stands for any name elsewhere, and pages have one address each',
          hint: 'Write a file for each page.',
        }
      : plainNameProblem(name);
    if (bad)
      return {
        code: INVALID,
        severity: 'error',
        message: `The page would have "${name}" in its address, which ${bad.what}.`,
        hint: `${bad.hint} Begin the name with "_" where it is no page.`,
        file,
      };
  }
  return undefined;
}

function plainNameProblem(name: string) {
  const problem = nameProblem(name);
  return problem?.severity === 'error' ? problem : undefined;
}

const twice = ({ address, owner, file }: { address: string; owner: string; file: string }): Diagnostic => ({
  code: 'page-file-duplicate',
  severity: 'error',
  message: `The page has the address "${address}", which is that of the component "${owner}" already, so readers cannot reach it.`,
  hint: 'Rename one of the two, begin its name with "_" where it is no page, or give it another "path" in "pages" of the configuration.',
  file,
});

/** Markdown there would be published by nobody, without a word. */
const isMarkdown = (name: string, file: string): Diagnostic => ({
  code: INVALID,
  severity: 'error',
  message: 'A page of Markdown is content, so that in this folder nothing is made of it.',
  hint: `Move it to an area at the root of the site, such as { dir: 'pages', path: '/', label: 'Pages' }: content/pages/${name}.`,
  file,
});
