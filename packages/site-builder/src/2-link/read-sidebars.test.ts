import { describe, expect, it } from 'vitest';
import { FixtureSite } from '../../test/fixture-site.js';
import { linkSidebars } from './read-sidebars.js';

const docs = ['cloud/intro', 'cloud/projects/index', 'cloud/projects/overview', 'guides/first-steps'].map(
  (id) => ({
    id,
    href: `/docs/${id}`,
    title: id,
    source: `${id}.md`,
  }),
);

/** Sidebars of the fixture with another file for the area "cloud". */
async function link(text?: string) {
  const site = new FixtureSite();
  if (text !== undefined) await site.write('content/cloud/sidebars.yaml', text);
  return linkSidebars(await site.load(), docs);
}

it('reads the sidebars of all areas, in the order of areas and files', async () => {
  const { sidebars, places, diagnostics } = await link();
  expect(diagnostics).toEqual([]);
  expect(sidebars.map(({ id }) => id)).toEqual(['cloudSidebar', 'guidesSidebar']);
  expect(places.get('cloud/projects/overview')).toMatchObject({
    sidebar: 'cloudSidebar',
    trail: [1, 0],
    breadcrumbs: [{ label: 'Projects', href: '/docs/cloud/projects/index' }],
  });
});

it('gives a document that two areas show to the first', async () => {
  const { places } = await link('cloudSidebar:\n  - guides/first-steps\n');
  expect(places.get('guides/first-steps')?.sidebar).toBe('cloudSidebar');
});

it('takes an empty file for one without sidebars', async () => {
  const { sidebars, diagnostics } = await link('# nothing yet\n');
  expect([sidebars.map(({ id }) => id), diagnostics]).toEqual([['guidesSidebar'], []]);
});

describe('a mistake', () => {
  it('in the syntax is reported with its line and column, and the other areas go on', async () => {
    const { sidebars, diagnostics } = await link(
      'cloudSidebar:\n  - cloud/intro\n  - { type: doc, id: [x }\n',
    );
    expect(sidebars.map(({ id }) => id)).toEqual(['guidesSidebar']);
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "sidebars-syntax",
          "column": 25,
          "file": "cloud/sidebars.yaml",
          "line": 3,
          "message": "The file is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]",
          "severity": "error",
        },
      ]
    `);
  });

  it('in an item is reported at the item, with its path and the closest id', async () => {
    const { diagnostics } = await link(
      'cloudSidebar:\n  - cloud/intro\n  - Projects:\n      - cloud/projects/overveiw\n',
    );
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "sidebar-document-missing",
          "column": 9,
          "file": "cloud/sidebars.yaml",
          "hint": "Did you mean "cloud/projects/overview"?",
          "line": 4,
          "message": ""cloudSidebar[1].Projects[0]" names the document "cloud/projects/overveiw", which does not exist.",
          "severity": "error",
        },
      ]
    `);
  });

  it('in a nested field is reported at the item that has it', async () => {
    const { diagnostics } = await link(
      'cloudSidebar:\n  - type: category\n    label: Projects\n    colapsed: true\n    items:\n      - cloud/intro\n',
    );
    expect(diagnostics.map(({ code, line, column }) => [code, line, column])).toEqual([
      ['sidebar-field', 2, 5],
    ]);
  });

  it('in the whole of a sidebar is reported at its value', async () => {
    const { diagnostics } = await link('\ncloudSidebar: cloud/intro\n');
    expect(diagnostics.map(({ code, line, column }) => [code, line, column])).toEqual([
      ['sidebar-not-a-list', 2, 15],
    ]);
  });
});
