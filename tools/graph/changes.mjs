import {
  appendFileSync,
  cpSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Kinds of change that people make, by what they are called: each changes files of a workspace. */
export const changes = {
  'a test file': append('packages/theme-shell/test/stability.test.ts', '// A remark.\n'),
  'a README': append('packages/theme-shell/README.md', '\nA remark.\n'),
  'a benchmark': append('tools/bench/scale.mjs', '// A remark.\n'),
  'a comment in a library': replace(
    'packages/theme-shell/src/components/frame/part.tsx',
    /\n( *)return /,
    '\n$1// A remark.\n$1return ',
  ),
  'a page of content': append('content/dev-docs/faq.md', '\nOne more paragraph.\n'),
  'a page of content that tests name': append('content/cloud/intro.md', '\nOne more paragraph.\n'),
  'a partial': append('content/_shared/_api-token-header.md', '\nOne more paragraph.\n'),
  'an image': replace('content/cloud/images/cache-path.svg', '</svg>', '<g/></svg>'),
  'a sidebar label': replace('content/cloud/sidebars.yaml', /label: .*/, 'label: Renamed'),
  'the tagline': replace('apps/docs-site/site.config.ts', "tagline: '", "tagline: 'Truly i"),
  'a field that COMPILE reads': replace(
    'apps/docs-site/site.config.ts',
    "['npm', 'yarn', 'pnpm']",
    "['npm', 'pnpm']",
  ),
  'a component of the theme': replace(
    'packages/theme-shell/src/components/fallbacks/not-found.tsx',
    /<h1\b/,
    '<h1 data-changed=""',
  ),
  'a text of a locale': replace(
    'packages/theme-shell/src/messages/fr/index.ts',
    'Navigation principale',
    'Navigation',
  ),
  'the version of a dependency': raiseVersion,
};

function append(file, text) {
  return (workspace) => appendFileSync(workspace.file(file), text);
}

function replace(file, pattern, text) {
  return (workspace) => {
    const before = readFileSync(workspace.file(file), 'utf8');
    const after = before.replace(pattern, text);
    if (after === before) throw new Error(`${file} has nothing like ${pattern}.`);
    writeFileSync(workspace.file(file), after);
  };
}

/** Of `medium-zoom`, which the theme alone runs with. */
function raiseVersion(workspace) {
  replace('pnpm-lock.yaml', /medium-zoom@1\.1\.0/g, 'medium-zoom@1.1.9')(workspace);
  // Nx knows a package by its checksum.
  replace(
    'pnpm-lock.yaml',
    /(medium-zoom@1\.1\.9:\n +resolution: \{integrity: sha512-)..../,
    '$1AAAA',
  )(workspace);
  replace('pnpm-lock.yaml', /(medium-zoom:\n +specifier: [^\n]+\n +version: )1\.1\.0/, '$11.1.9')(workspace);
  const link = workspace.file('packages/theme-shell/node_modules/medium-zoom');
  // Below `.nx`, of which no project knows.
  const copy = workspace.file('.nx/installed/node_modules/medium-zoom');
  cpSync(realpathSync(link), copy, { recursive: true });
  rmSync(link);
  symlinkSync(copy, link);
  const manifest = path.relative(workspace.root, path.join(copy, 'package.json'));
  replace(manifest, '"version": "1.1.0"', '"version": "1.1.9"')(workspace);
}
