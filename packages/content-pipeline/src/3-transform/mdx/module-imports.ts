import { parseModule } from '../../2-parse/parse-module.js';
import { isCodeModule, moduleKey } from './modules.js';

/** A block of imports as it stands in MDX: at the start of a line, up to the next empty line. */
const IMPORTS = /^import\b(?:.*\n)*?(?=[ \t]*\n|(?![\s\S]))|^import\b.*$/gm;
const FENCES = /^[ \t>]*(`{3,}|~{3,})[\s\S]*?^[ \t>]*\1/gm;

/**
 * Keys of the code modules that an MDX source imports, for whoever has to provide them as
 * `CompileOptions.components.modules`: paths below the content root, `@site/…`, or names of packages. `file` is the source's
 * path below the content root. Never throws: what cannot be parsed is reported when the page is compiled.
 */
export function moduleImports(text: string, file: string): string[] {
  if (!/^import\b/m.test(text)) return [];
  const blocks = text.replaceAll('\r\n', '\n').replace(FENCES, '').match(IMPORTS) ?? [];
  return [...new Set(blocks.flatMap(specifiersOf))].filter(isCodeModule).map((name) => moduleKey(name, file));
}

function specifiersOf(block: string): string[] {
  try {
    return parseModule(block).body.flatMap((statement) =>
      statement.type === 'ImportDeclaration' ? [String(statement.source.value)] : [],
    );
  } catch {
    return [];
  }
}
