import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../1-read/documents.js';
import type { Project } from '../../model/project.js';
import { hasMarkup } from '../rewrite-code.js';
import { missingInPage } from './missing-imports.js';

/** A React page of the source. */
export interface ReactPage {
  /** Absolute. */
  file: string;
  /** Below the base path: `/help`. */
  address: string;
  /** Path in the new site: `src/pages/help.tsx`. */
  target: string;
  /** Why it cannot be one there. @default it can */
  problem?: string;
  /** Modules of the project that it is made of, itself among them. */
  modules: ReadonlySet<string>;
}

const PAGE = /\.[jt]sx?$/;
/** Parts of pages, tests and types. */
const NO_PAGE = /(?:^|\/)(?:_|__tests__\/)|\.(?:test|spec|d)\.[jt]sx?$/;

/** The pages of the source that are components. */
export function readReactPages(project: Project): ReactPage[] {
  const folder = path.resolve(project.folder, project.plugins.pages ?? '.');
  if (project.plugins.pages === null || !existsSync(folder)) return [];
  const documents = new Set(project.documents.map(({ address }) => address));
  return filesBelow(folder)
    .filter((name) => PAGE.test(name) && !NO_PAGE.test(name))
    .map((name): ReactPage => {
      const file = path.join(folder, name);
      const plain = name.replace(PAGE, '');
      const address = `/${plain.replace(/(?:^|\/)index$/, '')}`;
      const modules = new Set<string>();
      const problem = documents.has(address)
        ? `a document has the address "${address}", too`
        : isPage(file)
          ? missingInPage(file, project, modules)
          : 'it exports no component as default';
      const ending = /\.tsx?$/.test(name) ? 'tsx' : 'jsx';
      return { file, address, modules, target: `src/pages/${plain}.${ending}`, ...(problem && { problem }) };
    })
    .filter(({ file, problem }) => problem === undefined || isComponent(file));
}

const isPage = (file: string): boolean =>
  /\bexport\s+default\b|\bas\s+default\b/.test(readFileSync(file, 'utf8'));

/** Other modules are beside pages, too. */
const isComponent = (file: string): boolean => /x$/.test(file) || hasMarkup(file, readFileSync(file, 'utf8'));
