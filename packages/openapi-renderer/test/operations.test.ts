import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createApiRenderer, planApiPages } from '../src/react/index.js';
import { modelOf } from './document.js';
import { renderMarkdown } from './markdown.js';

const FIXTURES = path.join(import.meta.dirname, 'fixtures/operations');
const names = readdirSync(FIXTURES).filter((name) => name.endsWith('.yaml'));

/** One tag a line. Samples have fixtures of their own, and what consoles know is read by their tests. */
const readable = (html: string): string =>
  html
    .replace(
      /<fieldset class="api-choice"><legend class="visually-hidden">Language<\/legend>[^]*?<\/fieldset>/g,
      '',
    )
    .replace(/<template>[^]*?<\/template>/g, '')
    .replaceAll(
      /(<\/?(?:section|div|p|ul|li|details|summary|fieldset|legend|label|dl|dt|dd|input|figure)\b)/g,
      '\n$1',
    )
    .replaceAll(/\n(?=\n)/g, '')
    .trim();

it.each(names)('%s', async (name) => {
  const model = await modelOf(readFileSync(path.join(FIXTURES, name), 'utf8'));
  const plan = planApiPages(model, 'pages');
  const render = createApiRenderer(model, plan, { renderMarkdown });
  // What is said of the API as a whole matters where schemes, servers and tags are described.
  const hasOverview = ['security.yaml', 'tags-and-servers.yaml'].includes(name);
  const pages = plan.pages.filter(({ kind }) => kind === 'operation' || (kind === 'overview' && hasOverview));
  const html = pages.map(
    (page) => `<!-- ${page.title} -->${render(page, { href: (to, hash) => `/${to}${hash}` }).html}`,
  );
  await expect(`${readable(html.join('\n'))}\n`).toMatchFileSnapshot(
    path.join(FIXTURES, name.replace('.yaml', '.html')),
  );
});
