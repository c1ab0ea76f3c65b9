import { isCodeModule, moduleKey } from './modules.js';

/** Statements of JavaScript as they are in MDX: at the start of a line, up to the next empty line. */
const STATEMENTS = /^(?:im|ex)port\b(?:.*\n)*?(?=[ \t]*\n|(?![\s\S]))|^(?:im|ex)port\b.*$/gm;
const SPECIFIER = /\b(?:from|import)\s*(['"])([^'"\n]+)\1/g;
const FENCES = /^[ \t>]*(`{3,}|~{3,})[\s\S]*?^[ \t>]*\1/gm;

/**
 * Keys of the code modules that an MDX source imports, for those who provide them as
 * `CompileOptions.components.modules`: paths below the content root, `@site/…`, or names of packages. `file` is the source's
 * path below the content root. Never throws: what cannot be parsed is reported when the page is compiled.
 */
export function moduleImports(text: string, file: string): string[] {
  if (!/^(?:im|ex)port\b/m.test(text)) return [];
  const blocks = text.replaceAll('\r\n', '\n').replace(FENCES, '').match(STATEMENTS) ?? [];
  return [...new Set(blocks.flatMap(specifiersIn))].filter(isCodeModule).map((name) => moduleKey(name, file));
}

const specifiersIn = (block: string): string[] =>
  [...block.matchAll(SPECIFIER)].map(([, , name = '']) => name);
