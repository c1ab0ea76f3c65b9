// Every example must parse, in the grammar of its language.
import { validate as validateDockerfile } from 'dockerfile-utils';
import { parse as parseGraphql } from 'graphql';
import sqlParser from 'node-sql-parser';
import ts from 'typescript';
import { parse as parseBash } from 'unbash';
import { parseAllDocuments } from 'yaml';
import { languageOf } from './blocks.mjs';
import { parseNginx } from './nginx.mjs';

/** A problem is `{ message, line, column }`, counted from 1 inside the block. */
const GRAMMARS = {
  js: (code) => script(code, 'block.jsx'),
  ts: (code) => script(code, 'block.ts'),
  tsx: (code) => script(code, 'block.tsx'),
  json,
  yaml,
  graphql,
  sql,
  dockerfile,
  nginx: parseNginx,
  bash,
};

/** Findings of a page's blocks. A block that says `partial` or `invalid` is not read; one that says `invalid` must be wrong. */
export function checkExamples(page) {
  return page.blocks.flatMap((block) => {
    const parse = GRAMMARS[languageOf(block)];
    if (!block.language)
      return [
        at(block, {
          code: 'code-language-missing',
          message: 'The block names no language.',
          hint: 'Output of a program is "text".',
        }),
      ];
    if (!parse || block.partial || block.imported) return [];
    const [problem] = parse(block.code);
    if (block.invalid)
      return problem
        ? []
        : [
            at(block, {
              code: 'example-not-invalid',
              message: 'The block says "invalid", and it parses.',
              hint: 'Remove the word.',
            }),
          ];
    if (!problem) return [];
    return [
      {
        code: 'example-syntax',
        message: `This ${languageOf(block)} does not parse: ${problem.message}`,
        hint: 'Correct it, or say "partial" after the language if it is a part of something.',
        line: block.line + (problem.line ?? 1) - 1,
        column: problem.column ?? 1,
      },
    ];
  });
}

const at = ({ line, column }, diagnostic) => ({ ...diagnostic, line: line - 1, column });

function script(code, fileName) {
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: {
      target: ts.ScriptTarget.Latest,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.Preserve,
      allowJs: true,
    },
  });
  return diagnostics.map(({ file, start = 0, messageText }) => {
    const { line, character } = file.getLineAndCharacterOfPosition(start);
    return {
      message: ts.flattenDiagnosticMessageText(messageText, ' '),
      line: line + 1,
      column: character + 1,
    };
  });
}

function json(code) {
  const { jsonDiagnostics = [], parseDiagnostics = jsonDiagnostics } = ts.parseJsonText('block.json', code);
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const start = parseDiagnostics[0]?.start ?? 0;
    const before = code.slice(0, start).split('\n');
    return [{ message: error.message, line: before.length, column: before.at(-1).length + 1 }];
  }
}

function yaml(code) {
  return parseAllDocuments(code).flatMap(({ errors = [] }) =>
    errors.map(({ message, linePos }) => ({
      message: message.split('\n')[0],
      line: linePos?.[0].line,
      column: linePos?.[0].col,
    })),
  );
}

function graphql(code) {
  try {
    parseGraphql(code);
    return [];
  } catch (error) {
    const [place] = error.locations ?? [];
    return [{ message: error.message, ...place }];
  }
}

const DIALECTS = ['postgresql', 'mysql', 'sqlite'];

/** Right if one of the databases would read it. */
function sql(code) {
  const problems = [];
  for (const database of DIALECTS) {
    try {
      new sqlParser.Parser().parse(code, { database });
      return [];
    } catch (error) {
      problems.push({
        message: error.message.split('\n')[0].slice(0, 160),
        line: error.location?.start.line,
        column: error.location?.start.column,
      });
    }
  }
  return problems;
}

function dockerfile(code) {
  return validateDockerfile(code, { casePreference: 0 })
    .filter(({ severity }) => severity === 1)
    .map(({ message, range }) => ({
      message,
      line: range.start.line + 1,
      column: range.start.character + 1,
    }));
}

function bash(code) {
  return (parseBash(code).errors ?? []).map(({ message, pos = 0 }) => {
    const before = code.slice(0, pos).split('\n');
    return { message, line: before.length, column: before.at(-1).length + 1 };
  });
}
