/** What a new site begins with: `minimal` has a page, `guide` a workflow of CI as well, `api` an OpenAPI document beside that. */
export const FLAVOURS = ['api', 'guide', 'minimal'] as const;

/** What a new site begins with. */
export type Flavour = (typeof FLAVOURS)[number];

export interface SiteInput {
  /** Name of the package, and of the folder: `my-docs`. */
  name: string;
  /** Name of the site for readers: `My docs`. */
  title: string;
  flavour: Flavour;
  /** Ranges of the packages that the site depends on, by name. */
  versions: Record<string, string>;
}

/** Every file of a new site, by its path. */
export function siteFiles(input: SiteInput): Record<string, string> {
  const { flavour } = input;
  return {
    'package.json': packageFile(input),
    'site.config.ts': configFile(input),
    'content/docs/index.md': homePage(input),
    ...(flavour === 'api' && { 'content/docs/api.yaml': apiDocument() }),
    ...(flavour !== 'minimal' && { '.github/workflows/ci.yml': workflow() }),
    '.gitignore': 'node_modules/\ndist/\ndist.next/\n.bundle/\n.compiled/\n.site-cache/\n',
  };
}

const packageFile = ({ name, versions }: SiteInput): string =>
  `${JSON.stringify(
    {
      name,
      version: '0.0.0',
      private: true,
      type: 'module',
      scripts: {
        dev: 'site-builder dev',
        build: 'site-builder build',
        start: 'site-builder build && site-builder preview',
        test: 'site-builder check',
      },
      dependencies: versions,
    },
    null,
    2,
  )}\n`;

function configFile({ title, flavour }: SiteInput): string {
  const api = `  apis: [{ file: 'docs/api.yaml', path: '/api' }],
  navbar: {
    items: [
      { type: 'docSidebar', label: 'Guide', sidebarId: 'docs' },
      { type: 'docSidebar', label: 'API', sidebarId: 'apiSidebar' },
      { type: 'search', position: 'right' },
    ],
  },
`;
  return `import { defineConfig } from '@org/site-builder/config';

export default defineConfig({
  title: ${quoted(title)},
  url: 'https://docs.example.org', // where the site will be
  search: { provider: 'embedded' },
${flavour === 'api' ? api : ''}});
`;
}

/** As a literal of TypeScript. */
const quoted = (text: string): string => `'${text.replace(/[\\']/g, String.raw`\$&`)}'`;

const homePage = ({ title, flavour }: SiteInput): string => `# ${title}

Welcome! This page is \`content/docs/index.md\`. Each Markdown file beside it is a page, and the sidebar
lists them all.

:::tip
Run \`npm run dev\`, change this text, and see it change in the browser.
:::

## Next steps

- Write \`content/docs/install.md\`. Its first heading is its title.
- Change the title and the address of the site in \`site.config.ts\`.
- Run \`npm test\`: it finds broken links, missing images and mistakes in the configuration.
${flavour === 'api' ? '- Replace `content/docs/api.yaml` by your OpenAPI document. Its pages are at [API](/api).\n' : ''}- Run \`npm run build\` and publish the folder \`dist\` on any web server.
`;

const apiDocument = (): string => `openapi: 3.1.0
info:
  title: Notes API
  version: 1.0.0
  description: An example. Replace it by the description of your own API.
  license: { name: MIT, identifier: MIT }
servers:
  - url: https://api.example.org
security: []
paths:
  /notes/{id}:
    get:
      operationId: getNote
      summary: Get a note
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer }, example: 1 }
      responses:
        '200':
          description: The note.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Note' }
        '404':
          description: There is no such note.
components:
  schemas:
    Note:
      type: object
      required: [id, text]
      properties:
        id: { type: integer, example: 1 }
        text: { type: string, example: Buy milk }
`;

const workflow = (): string => `name: CI
on:
  push: { branches: [main] }
  pull_request:
permissions:
  contents: read
jobs:
  site:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
        with: { fetch-depth: 0 } # pages say when they last changed
      - uses: actions/setup-node@v4
        with: { node-version: 22 }
      - run: npm install
      - run: npm test
      - run: npm run build
      - uses: actions/upload-artifact@v4
        with: { name: site, path: dist }
`;
