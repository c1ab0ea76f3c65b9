import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { highlightCode, renderMarkdown } from '@org/content-pipeline';
import type { WrittenLink } from '@org/openapi-renderer/react';
import { expect, it } from 'vitest';
import { temporaryFolder } from './fixture-site.js';

// As the builder does it: only sites with APIs pay for loading this.
const { buildApiModel } = await import('@org/openapi-renderer/model');
const { createApiRenderer, planApiPages } = await import('@org/openapi-renderer/react');

/** Pages of a document with a description of the API, and the links that are written in it. */
async function pagesOf(description: string, layout: 'single' | 'pages' = 'pages') {
  const file = path.join(temporaryFolder(), 'api.yaml');
  const tags = `tags: [{ name: T, description: ${JSON.stringify(description)} }]`;
  const operation = `get: { operationId: a, tags: [T], description: ${JSON.stringify(description)}, responses: {} }`;
  writeFileSync(
    file,
    `openapi: 3.1.0\ninfo:\n  title: T\n  version: '1'\n  description: |\n    ${description.replaceAll('\n', '\n    ')}\n${tags}\npaths: { /a: { ${operation} } }\n`,
  );
  const { model, locate } = await buildApiModel(file);
  if (!model) throw new Error('The document could not be read.');
  const plan = planApiPages(model, layout);
  const render = createApiRenderer(model, plan, { renderMarkdown, highlightCode });
  const written: WrittenLink[] = [];
  const link = (href: string, from: WrittenLink): string => {
    written.push(from);
    return href;
  };
  const pages = plan.pages.map((page) => render(page, { href: (_to, hash) => hash || '#', link }));
  const positions = written.flatMap(({ description: text, offset }) => locate(text, offset));
  return { pages, positions };
}

it.each([
  ['Text and <a href="/x">it</a>.', { line: 6, column: 14 }],
  ['Text and [it][one].\n\n[one]: /x', { line: 6, column: 14 }],
  ['A table:\n\n| a |\n| - |\n| *x* [it](/x) |', { line: 10, column: 11 }],
])('finds a link where it is written: %s', async (description, position) => {
  const { positions } = await pagesOf(description);
  expect(positions).toContainEqual(expect.objectContaining(position));
});

const EVIL = `<script>top.ran=1</script><img src=x onerror="top.ran=1"><svg onload=alert(1)></svg><style>*{display:none}</style><a href="javascript:alert(1)">a</a><a href="data:text/html,x">b</a><iframe src=//e></iframe><form><input></form><p id=operation class=api-page style=color:red>c</p>\n\n[x](javascript:alert(1)) ![y](data:image/svg+xml,x) <https://ok.example>`;

it.each(['single', 'pages'] as const)(
  'shows descriptions of somebody else without what runs: %s',
  async (layout) => {
    const { pages } = await pagesOf(EVIL, layout);
    expect(pages.map(({ html }) => html).join('')).toContain(
      '<a href="https://ok.example" rel="noopener nofollow">',
    );
    for (const { html, anchors } of pages) {
      const elements = [...html.matchAll(/<([a-z][a-z0-9]*)((?:\s+[^\s"'>/=]+(?:="[^"]*")?)*)\s*\/?>/gi)];
      for (const [, name = '', attributes = ''] of elements) {
        expect(name).not.toMatch(/^(?:script|style|svg|iframe|form|object)$/i);
        expect(attributes).not.toMatch(/\s(?:on\w+|style)=/i);
        expect(attributes).not.toMatch(/\s(?:href|src)="\s*(?:javascript|data|vbscript):/i);
      }
      expect(new Set(anchors).size).toBe(anchors.length);
      expect(html.match(/class="api-page"/g)).toHaveLength(1);
    }
  },
);

it('has the words of descriptions for search, without their markup', async () => {
  const { pages } = await pagesOf('**Bold**ly &amp; `code`\n\n- <b>item</b>');
  for (const { sections } of pages) expect(sections[0]?.text).toContain('Boldly & code item');
});
