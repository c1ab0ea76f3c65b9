// How each generator makes a new site without a question, or with the answers that it suggests.
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Creator
 * @property {string} name
 * @property {number} commands what a stranger types until the development server runs
 * @property {{ command: string[], asks?: boolean }[]} create and whether it asks, for which Enter is what it takes
 * @property {string} site folder that is made
 * @property {string[]} dev to which the port is added
 * @property {boolean} [isOneCommand] whether `dev` makes the site as well: it is started where the site is to be, and prints the address
 * @property {boolean} [needsNode22]
 * @property {string} [isMissing] why it cannot be measured here
 */

/**
 * @param {{ starlight: string | undefined }} tools
 * @returns {Creator[]}
 */
export const creators = ({ starlight }) => [
  {
    name: 'ours',
    commands: 2,
    create: [{ command: ['npm', 'create', '--yes', '@org/docs-site', 'my-docs', '--', '--yes'] }],
    site: 'my-docs',
    dev: ['npm', 'run', 'dev', '--', '--port'],
  },
  {
    name: 'ours, with --dev',
    commands: 1,
    create: [],
    site: 'my-docs',
    dev: ['npm', 'create', '--yes', '@org/docs-site', 'my-docs', '--', '--yes', '--dev'],
    isOneCommand: true,
  },
  {
    // What the wizard of VitePress makes: a site that runs, without an API, a workflow or a test of CI.
    name: 'ours, minimal',
    commands: 2,
    create: [
      {
        command: [
          ...['npm', 'create', '--yes', '@org/docs-site', 'my-docs', '--'],
          ...['--flavour', 'minimal', '--yes'],
        ],
      },
    ],
    site: 'my-docs',
    dev: ['npm', 'run', 'dev', '--', '--port'],
  },
  {
    name: 'Docusaurus',
    commands: 2,
    create: [{ command: ['npx', '--yes', 'create-docusaurus@3.10.2', 'my-docs', 'classic', '--typescript'] }],
    site: 'my-docs',
    dev: ['npm', 'start', '--', '--no-open', '--port'],
  },
  {
    name: 'VitePress',
    commands: 3,
    create: [
      { command: ['npm', 'install', '--save-dev', 'vitepress@1.6.4'] },
      { command: ['npx', 'vitepress', 'init'], asks: true },
    ],
    site: '.',
    dev: ['npm', 'run', 'docs:dev', '--', '--port'],
  },
  {
    // `npm create astro@latest -- --template starlight --install` copies these very files from GitHub.
    name: 'Starlight',
    commands: 2,
    create: [
      { command: ['cp', '-r', path.join(starlight ?? '', 'examples/basics'), 'my-docs'] },
      { command: ['npm', 'install', '--prefix', 'my-docs'] },
    ],
    site: 'my-docs',
    dev: ['npm', 'run', 'dev', '--', '--port'],
    needsNode22: true,
    ...(!(starlight && existsSync(path.join(starlight, 'examples/basics'))) && {
      isMissing: 'name a checkout of github.com/withastro/starlight with --starlight.',
    }),
  },
];
