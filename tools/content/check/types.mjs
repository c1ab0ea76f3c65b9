// TypeScript examples compile against the types that the documented packages publish.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { VERSION, unpack } from '../extract-facts/packages.mjs';
import { isCompiled, languageOf } from './blocks.mjs';

const TYPED = [
  ['@strapi/strapi', VERSION, 'lib/index.d.ts'],
  ['@strapi/database', VERSION, 'lib/index.d.ts'],
  ['@strapi/utils', VERSION, 'index.d.ts'],
  ['@strapi/logger', VERSION, 'dist/index.d.ts'],
  ['knex', '2.4.0', 'types/index.d.ts'],
];
/** Read with every example, as if they stood beside them. */
const SURROUNDINGS = ['surroundings.d.ts', 'generated.d.ts'];
const VIRTUAL = '/examples';
const PROJECT = 'tools/content';

/**
 * What an example may use, by where it runs. The server's are those of `tsconfigs/server.json` of
 * `@strapi/typescript-utils` 4.11.0, which a project extends: no DOM, no `await` outside a function.
 */
const SETTINGS = {
  server: { target: ts.ScriptTarget.ES2019, module: ts.ModuleKind.CommonJS, lib: ['lib.es2020.d.ts'] },
  other: {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  },
};

/** Findings by page. */
export function checkTypes(pages, root) {
  const findings = new Map();
  for (const kind of Object.keys(SETTINGS)) checkKind(kind, pages, root, findings);
  return findings;
}

/** One program holds the examples of all pages, because the types are read once for each program. */
function checkKind(kind, pages, root, findings) {
  const files = new Map(SURROUNDINGS.map((name) => [`${VIRTUAL}/${name}`, { text: textOf(name) }]));
  for (const page of pages)
    page.blocks.forEach((block, index) => {
      if (kindOf(page, block) === kind) addExample(files, page, block, index);
    });
  if (files.size === SURROUNDINGS.length) return;

  const options = compilerOptions(SETTINGS[kind], root);
  const program = ts.createProgram([...files.keys()], options, hostOf(files, options, root));
  for (const [name, { page, block }] of files) {
    if (!page) continue;
    const source = program.getSourceFile(name);
    const problems = problemsOf(program, source, block);
    const found = problems.map((problem) => toFinding(problem, source, block));
    findings.set(page, [...(findings.get(page) ?? []), ...found]);
  }
}

/** Front ends, clients of the REST API, and the admin panel's part of projects and plugins are not compiled with the server. */
function kindOf(page, block) {
  const client = /\/(integrations|api\/rest)\//.test(page.file);
  const panel = /(^|\/)admin\//.test(block.title ?? '') || languageOf(block) === 'tsx';
  return client || panel ? 'other' : 'server';
}

const textOf = (name) => readFileSync(path.join(import.meta.dirname, 'types', name), 'utf8');

/** Examples of one page that have different titles can import one another. */
function addExample(files, page, block, index) {
  if (!isCompiled(block)) return;
  const folder = `${VIRTUAL}/${page.file.replace(/\.mdx?$/, '')}`;
  const title = /^[\w./[\]@-]+\.tsx?$/.test(block.title ?? '')
    ? block.title.replace(/^\.?\//, '')
    : `example.${languageOf(block)}`;
  const wanted = `${folder}/${title}`;
  // "export {}" makes a module of it, so that examples do not see one another's names.
  files.set(files.has(wanted) ? `${folder}/${index}/${title}` : wanted, {
    text: `${block.code}\nexport {};\n`,
    page,
    block,
  });
}

function compilerOptions(settings, root) {
  const cache = path.join(root, '.cache/packages');
  const paths = Object.fromEntries(
    TYPED.map(([name, version, types]) => [name, [path.join(unpack(name, version, cache), types)]]),
  );
  const strapi = path.join(unpack('@strapi/strapi', VERSION, cache), '*');
  return {
    ...settings,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.Preserve,
    types: ['node'],
    typeRoots: [path.join(root, 'node_modules/@types')],
    paths: { ...paths, '@strapi/strapi/*': [strapi] },
    esModuleInterop: true,
    skipLibCheck: true,
    noEmit: true,
    strict: false,
  };
}

function hostOf(files, options, root) {
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.getSourceFile = (name, ...rest) =>
    files.has(name)
      ? ts.createSourceFile(name, files.get(name).text, ts.ScriptTarget.Latest, true)
      : getSourceFile(name, ...rest);
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name)?.text ?? readFile(name);
  host.directoryExists = () => true;
  host.resolveModuleNameLiterals = (literals, containingFile) =>
    literals.map(({ text }) =>
      ts.resolveModuleName(
        text,
        text.startsWith('.') || existsSync(containingFile)
          ? containingFile
          : path.join(root, PROJECT, 'example.ts'),
        options,
        host,
      ),
    );
  return host;
}

/** 7016: a module without types. 1208: not a module. 17004, 7026: JSX without React's types. 2686: React as a global. */
const ALLOWED = [7016, 1208, 17004, 7026, 2686, 2792];
/** Names and modules that stand in what a partial example leaves out; 2582 and 2593 are those of test runners. */
const ELSEWHERE = [2304, 2307, 2503, 2552, 2582, 2593];

/** What a partial example names has to be there all the same, unless it cannot be parsed alone. */
function problemsOf(program, source, { partial }) {
  if (partial && program.getSyntacticDiagnostics(source).length > 0) return [];
  const allowed = partial ? [...ALLOWED, ...ELSEWHERE] : ALLOWED;
  return program.getSemanticDiagnostics(source).filter(({ code }) => !allowed.includes(code));
}

function toFinding({ start = 0, messageText, code }, source, block) {
  const { line, character } = source.getLineAndCharacterOfPosition(start);
  return {
    code: 'example-type',
    message: `The types of the packages say otherwise: ${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 240)} (TS${code})`,
    hint: "Correct it. If the packages' types are wrong, type it as they need it, and say so in the text.",
    line: block.line + line,
    column: character + 1,
  };
}
