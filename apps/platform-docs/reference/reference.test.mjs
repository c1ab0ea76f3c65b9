import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fieldsPage, packagePage } from './pages.mjs';
import { publicNames } from './public-names.mjs';
import { typeFields } from './type-fields.mjs';

const FIXTURES = path.join(import.meta.dirname, 'fixtures');
const WORKSPACE = path.resolve(import.meta.dirname, '../../..');

it('lists the fields of a type with their docstrings, defaults and kinds', () => {
  const fields = typeFields(path.join(FIXTURES, 'settings.ts'), 'Settings');
  expect(fieldsPage({ title: 'Settings', lead: 'All of them.', fields, position: 1 })).toMatchInlineSnapshot(`
    "---
    title: "Settings"
    sidebar_position: 1
    custom_edit_url: null
    ---

    All of them.

    ## \`title\`

    Name of the site, \`Guide\` or \`<none>\`.

    \`string\`, required

    ## \`count\`

    How many.

    \`number\`, default: \`3\`

    ## \`links\`

    Where links lead.

    \`object[]\`, optional

    | Field | Type | Default | Meaning |
    | --- | --- | --- | --- |
    | \`id\` (\`type: 'page'\`) | \`string\` | required | Id of the page. |
    | \`href\` (\`type: 'address'\`) | \`string\` | required | An address \\| a path. |

    ## \`sort\`

    A function, which has no fields.

    \`(a: string) => number\`, optional
    "
  `);
});

it('lists what the entries of a package export, with its declarations', () => {
  const [kit] = publicNames(path.join(FIXTURES, 'packages'));
  expect(packagePage(kit, 2)).toMatchInlineSnapshot(`
    "---
    title: "@org/kit"
    sidebar_position: 2
    custom_edit_url: null
    ---

    A package of the test.

    ## \`@org/kit\`

    ### \`MAX_PARTS\`

    :badge[constant]{type=info}

    The largest number of parts.

    \`\`\`ts
    const MAX_PARTS = 3;
    \`\`\`

    ### \`Options\`

    :badge[type]{type=info}

    What to open.

    \`\`\`ts
    interface Options {
      /** How many parts. */
      parts: number;
    }
    \`\`\`

    ### \`start\`

    :badge[function]{type=info}

    Opens what \`Options\` say.

    - \`@throws\` RangeError for more than \`MAX_PARTS\` parts

    \`\`\`ts
    function start(options: Options): Promise<void>;
    \`\`\`
    "
  `);
});

it('says what is not built', () => {
  expect(() => typeFields(path.join(FIXTURES, 'settings.ts'), 'Setting')).toThrow(
    'exports no type "Setting"',
  );
});

it('has a row, a picture and a box in the handbook for every part of the shell, and no others', () => {
  const folder = path.join(import.meta.dirname, '../content/handbook/theme');
  const page = readFileSync(path.join(folder, 'parts.md'), 'utf8');
  const picture = readFileSync(path.join(folder, 'images/parts.svg'), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)` +\|/gm)].map(([, name]) => name);
  const parts = typeFields(
    path.join(WORKSPACE, 'packages/theme-shell/src/components/frame/part.tsx'),
    'ShellParts',
  );
  const boxes = [...picture.matchAll(/>(\w+)<\/text>/g)].map(([, name]) => name);
  expect(rows).toEqual(parts.map(({ name }) => name));
  const shown = [...page.matchAll(/^\| `\w+` +\| <img src=".\/images\/parts\.svg#(\w+)"/gm)].map(
    ([, name]) => name,
  );
  expect(shown).toEqual(rows);
  const named = [...picture.matchAll(/<g id="(\w+)">/g)].map(([, name]) => name);
  expect(named.sort()).toEqual(rows.toSorted());
  expect(boxes.sort()).toEqual(rows.toSorted());
});

it('has a page in the handbook that shows each of its examples', () => {
  // Files of examples are shown by the pages beside them; one that no page names is left over.
  const folder = path.join(import.meta.dirname, '../content/handbook/write');
  const pages = readdirSync(folder).filter((name) => /^[a-z].*\.mdx?$/.test(name));
  const texts = pages.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n');
  for (const name of readdirSync(folder).filter((each) => each.startsWith('_')))
    expect(texts).toContain(name);
});
