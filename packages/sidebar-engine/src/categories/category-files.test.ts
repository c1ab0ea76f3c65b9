import { expect, it } from 'vitest';
import { byId, doc } from '../../test/docs.js';
import type { CategoryFile, SidebarDiagnostic } from '../model/sidebar-config.js';
import { readCategoryFiles } from './category-files.js';

function run(...files: CategoryFile[]) {
  const diagnostics: SidebarDiagnostic[] = [];
  const metas = readCategoryFiles(files, { docs: byId([doc('guide/intro.md')]), diagnostics });
  return { metas: Object.fromEntries(metas), diagnostics };
}

const runOne = (value: unknown) => run({ file: 'guide/_category_.yaml', value });

it.each([
  {},
  { label: 'Guide', position: 1.5, className: 'new', collapsible: true, collapsed: false },
  { link: null },
  { link: { type: 'doc', id: 'guide/intro' } },
  { link: { type: 'generated-index', slug: '/guide', title: 'Guide', description: 'All of it.' } },
])('accepts %j as it is', (value) => {
  expect(runOne(value)).toEqual({ metas: { guide: value }, diagnostics: [] });
});

it('belongs to the folder that it is in; the content root is the empty one', () => {
  const { metas } = run(
    { file: 'a/b/_category_.json', value: { label: 'B' } },
    { file: '_category_.json', value: {} },
  );
  expect(metas).toEqual({ 'a/b': { label: 'B' }, '': {} });
});

it('reports an unknown field with the closest one, and keeps the others', () => {
  const { metas, diagnostics } = runOne({ lable: 'Guide', position: 2 });
  expect(metas).toEqual({ guide: { position: 2 } });
  expect(diagnostics).toMatchInlineSnapshot(`
    [
      {
        "code": "sidebar-category-file",
        "file": "guide/_category_.yaml",
        "hint": "Did you mean "label"?",
        "message": ""guide/_category_.yaml" has the unknown field "lable".",
        "path": "lable",
        "severity": "error",
      },
    ]
  `);
});

it('reports fields of a wrong type, and leaves them out', () => {
  const { metas, diagnostics } = runOne({ label: '', position: '1', collapsed: 'no', link: 'intro' });
  expect(metas).toEqual({ guide: {} });
  expect(diagnostics.map(({ path, message, hint }) => [path, message, hint])).toMatchInlineSnapshot(`
    [
      [
        "label",
        ""guide/_category_.yaml" has "" as "label", where a string is expected.",
        "Write some text.",
      ],
      [
        "position",
        ""guide/_category_.yaml" has "1" as "position", where a number is expected.",
        "Write a number.",
      ],
      [
        "collapsed",
        ""guide/_category_.yaml" has "no" as "collapsed", where a boolean is expected.",
        "Write a boolean.",
      ],
      [
        "link",
        ""guide/_category_.yaml" has "intro" as "link", where an object is expected.",
        "Write an object.",
      ],
    ]
  `);
});

it('reports a wrong link, and leaves it out', () => {
  const wrong = [
    { type: 'generated-idnex' },
    { type: 'generated-index', slgu: '/x' },
    { type: 'doc', id: 'guide/intor' },
  ];
  const all = wrong.map((link) => runOne({ label: 'Guide', link }));
  expect(all.map(({ metas }) => metas)).toEqual(wrong.map(() => ({ guide: { label: 'Guide' } })));
  expect(all.flatMap(({ diagnostics }) => diagnostics)).toMatchInlineSnapshot(`
    [
      {
        "code": "sidebar-type-unknown",
        "file": "guide/_category_.yaml",
        "hint": "Did you mean "generated-index"?",
        "message": ""link" of "guide/_category_.yaml" has the unknown type "generated-idnex".",
        "path": "link",
        "severity": "error",
      },
      {
        "code": "sidebar-field",
        "file": "guide/_category_.yaml",
        "hint": "Did you mean "slug"?",
        "message": ""link" of "guide/_category_.yaml" has the unknown field "slgu".",
        "path": "link",
        "severity": "error",
      },
      {
        "code": "sidebar-document-missing",
        "file": "guide/_category_.yaml",
        "hint": "Did you mean "guide/intro"?",
        "message": ""link" of "guide/_category_.yaml" names the document "guide/intor", which does not exist.",
        "path": "link",
        "severity": "error",
      },
    ]
  `);
});

it('reports a file that is not an object', () => {
  expect(runOne(null)).toMatchInlineSnapshot(`
    {
      "diagnostics": [
        {
          "code": "sidebar-category-file",
          "file": "guide/_category_.yaml",
          "hint": "Write a field a line, for instance "label: Getting started".",
          "message": ""guide/_category_.yaml" must be an object, but is empty.",
          "severity": "error",
        },
      ],
      "metas": {},
    }
  `);
});

it('reports a second file of a folder, and keeps the first', () => {
  const { metas, diagnostics } = run(
    { file: 'guide/_category_.json', value: { label: 'One' } },
    { file: 'guide/_category_.yaml', value: { label: 'Two' } },
  );
  expect(metas).toEqual({ guide: { label: 'One' } });
  expect(diagnostics).toMatchInlineSnapshot(`
    [
      {
        "code": "sidebar-category-file",
        "file": "guide/_category_.yaml",
        "hint": "Keep one of the two.",
        "message": ""guide/_category_.yaml" describes the same folder as "guide/_category_.json", and is not read.",
        "severity": "error",
      },
    ]
  `);
});
