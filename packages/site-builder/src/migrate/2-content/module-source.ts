import { readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';
import { transform } from 'sucrase';

/** Where a module says that it has types of Flow: in its first comment. */
const FLOW = /^\s*(?:\/\/[^\n]*@flow\b|\/\*(?:(?!\*\/)[^])*?@flow\b)/;

/** A module of the source: without types of Flow, which Docusaurus takes by a preset of Babel and the bundler here does not. */
export function moduleSource(file: string): string {
  const text = readFileSync(file, 'utf8');
  return /\.[cm]?jsx?$/.test(file) && FLOW.test(text) ? withoutFlow(text) : text;
}

/** Each line stays where it is. What cannot be read stays whole, and {@link isReadable} says so. */
function withoutFlow(text: string): string {
  try {
    return transform(text, {
      transforms: ['flow', 'jsx'],
      jsxRuntime: 'preserve',
      disableESTransforms: true,
      keepUnusedImports: true,
    }).code;
  } catch {
    return text;
  }
}

/** Whether the bundler reads a module as it is; Docusaurus takes JSX in all of JavaScript. */
export function isReadable(file: string, text: string): boolean {
  try {
    parseAst(text, { lang: /\.[cm]?ts$/.test(file) ? 'ts' : /\.tsx$/.test(file) ? 'tsx' : 'jsx' });
    return true;
  } catch {
    return false;
  }
}
