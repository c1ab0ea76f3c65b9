import path from 'node:path';
import { expect, it } from 'vitest';
import { checkReadmes } from './readmes/check-readmes.js';
import { formatReadmeDiagnostics } from './readmes/readme-diagnostic.js';
import { findPackage } from './readmes/readme-scratch.js';
import { readManifest, type WorkspaceFacts } from './readmes/workspace-facts.js';

const WORKSPACE = path.resolve(import.meta.dirname, '../../..');
const ROOT = path.join(import.meta.dirname, 'readmes/fixtures');

/** A small repository. */
const facts: WorkspaceFacts = {
  root: ROOT,
  files: ['package.json', 'start.mjs', 'packages/broken/lib/index.js', 'packages/broken/README.md'],
  packages: new Map([['@org/broken', readManifest(ROOT, 'packages/broken/package.json')]]),
  scripts: ['start'],
  projects: new Map([['docs', new Map([['build', ['long']]])]]),
  generators: new Map([['@org/broken:make', ['name']]]),
  siteBuilderUsage: '  compile [AREA ...]',
  newSite: "dev: 'site-builder dev'",
  createCommand: '--yes',
};

it('tells each mistake of a README at its line and column', async () => {
  const diagnostics = await checkReadmes(
    ['packages/broken/README.md'],
    facts,
    (name, from) => findPackage(ROOT, from, name) ?? findPackage(WORKSPACE, '.', name),
  );
  expect(formatReadmeDiagnostics(diagnostics).join('\n')).toMatchInlineSnapshot(`
    "packages/broken/README.md:6:1: There is no package "@org/missing".
    packages/broken/README.md:6:1: "react-router@8" may install a version that @org/broken does not take (^7.0.0). Write react-router@7.
    packages/broken/README.md:6:1: No command of this README installs "react", which @org/broken needs.
    packages/broken/README.md:38:1: The module does not run: Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'react'
    packages/broken/README.md:38:17: TS2305: Module '"@org/broken"' has no exported member 'wave'.
    packages/broken/README.md:39:19: TS2307: Cannot find module 'react' or its corresponding type declarations.
    packages/broken/README.md:41:7: TS2345: Argument of type 'number' is not assignable to parameter of type 'string'.
    packages/broken/README.md:48:1: The README states another value than this expression has: 'Hello, you!'
    packages/broken/README.md:50:1: The README states another value than this expression has: { text: 'Hello, you!', names: [ 'you' ], loud: false }
    packages/broken/README.md:52:3: The README states another value than this expression has: [ 'b' ]
    packages/broken/README.md:54:1: The module does not run: ReferenceError: value is not defined
    packages/broken/README.md:56:1: The value belongs to no expression: "// → " is behind a statement or on the line below it.
    packages/broken/README.md:62:1: "greet('you').names[0]" does nothing. State its value behind it: greet('you').names[0]; // → …
    packages/broken/README.md:63:1: The module does not run: RangeError: out of range
    packages/broken/README.md:66:1: "once" is no word for a module's fence. Words: continues, partial, browser, service.
    packages/broken/README.md:67:1: The module does not run: SyntaxError: Unexpected token ';'
    packages/broken/README.md:67:6: TS1123: Variable declaration list cannot be empty.
    packages/broken/README.md:70:1: The block is not valid ts: Expression expected.
    packages/broken/README.md:74:1: The block is not valid json: Expected double-quoted property name in JSON at position 10
    packages/broken/README.md:78:1: The block is not valid yaml: Flow sequence in block collection must be sufficiently indented and end with a ] at line 1, column 6:
    packages/broken/README.md:82:1: The block is not valid css: Unexpected end of input
    packages/broken/README.md:86:1: The block is not valid sh: unterminated double quote
    packages/broken/README.md:87:1: There is no program "echo" among what is installed.
    packages/broken/README.md:90:1: The journey does not know the language "brainfudge".
    packages/broken/README.md:94:1: The block names no language. Write \`\`\`text for what is none.
    packages/broken/README.md:101:14: "npm run" runs the script "stop", which package.json does not have.
    packages/broken/README.md:102:1: The target "docs:build" has no configuration "fast".
    packages/broken/README.md:103:1: The project "docs" has no target "paint".
    packages/broken/README.md:104:1: There is no project "other".
    packages/broken/README.md:105:1: No project has the target "paint".
    packages/broken/README.md:106:1: There is no "tools/missing.mjs" in the repository.
    packages/broken/README.md:107:1: start.mjs knows no "--slow".
    packages/broken/README.md:108:1: The generator "@org/broken:make" knows no "--title".
    packages/broken/README.md:109:1: There is no generator "@org/broken:paint".
    packages/broken/README.md:110:1: There is no program "leave-pad" among what is installed.
    packages/broken/README.md:111:1: There is no "lib/missing/file.js" in the repository.
    packages/broken/README.md:113:1: site-builder has no command "bild".
    packages/broken/README.md:113:1: site-builder knows no "--loud".
    packages/broken/README.md:116:47: The project "docs" has no target "bild".
    packages/broken/README.md:120:23: The link leads to "packages/broken/lib/none.js", which does not exist.
    packages/broken/README.md:120:68: "packages/broken/README.md" has no heading with the anchor "command".
    packages/broken/README.md:121:17: There is no "lib/none.d.ts" in the repository.
    packages/broken/README.md:121:42: There is no "src/" in the repository.
    packages/broken/README.md:121:65: "@org/broken" has no entry "./none".
    packages/broken/README.md:121:85: There is no package "@org/none".
    packages/broken/README.md:121:98: "@org/broken" has no entry "./none"."
  `);
});
