import { transform } from 'lightningcss';
import { parse as parseBash } from 'unbash';
import ts from 'typescript';
import { parseDocument } from 'yaml';
import { isModule, MODULE_LANGUAGES } from './code-modules.js';
import type { Readme, ReadmeBlock } from './readme.js';
import type { ReadmeDiagnostic } from './readme-diagnostic.js';

/** Returns the message of the first error, or throws it. */
type Parse = (block: ReadmeBlock) => string | undefined;

const parseYaml: Parse = ({ text }) => parseDocument(text).errors[0]?.message;
const parseShell: Parse = ({ text }) => parseBash(text).errors?.[0]?.message;
const parseNothing: Parse = () => undefined;

const parsers: Record<string, Parse> = {
  sh: parseShell,
  npm: parseShell,
  bash: parseShell,
  json: ({ text }) => void JSON.parse(text),
  yaml: parseYaml,
  yml: parseYaml,
  css: ({ text }) => void transform({ filename: 'block.css', code: Buffer.from(text) }),
  // Compiled by the site that the block is a page of.
  md: parseNothing,
  mdx: parseNothing,
  text: parseNothing,
};

/** Whether the blocks that are no modules can be parsed, and each has a language that this journey knows. */
export const checkData = (readme: Readme): ReadmeDiagnostic[] =>
  readme.blocks
    .filter((block) => !isModule(block))
    .flatMap((block) => {
      const message = findFault(block);
      return message ? [{ file: readme.file, line: block.line, column: 1, message }] : [];
    });

function findFault(block: ReadmeBlock): string | undefined {
  const { language } = block;
  const parse = MODULE_LANGUAGES.includes(language) ? parsePartial : parsers[language];
  if (!parse)
    return language
      ? `The journey does not know the language "${language}".`
      : 'The block names no language. Write ```text for what is none.';
  try {
    const message = parse(block);
    return message && `The block is not valid ${language}: ${message.split('\n')[0]}`;
  } catch (error) {
    return `The block is not valid ${language}: ${(error as Error).message.split('\n')[0]}`;
  }
}

/** A module's part need not compile; its syntax is right. */
const parsePartial: Parse = ({ text, language }) => {
  const { diagnostics } = ts.transpileModule(text, {
    fileName: `block.${language}`,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX },
  });
  const message = diagnostics?.[0]?.messageText;
  return typeof message === 'object' ? message.messageText : message;
};
