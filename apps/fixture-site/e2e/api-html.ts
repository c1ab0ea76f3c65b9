import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { highlightCode, renderMarkdown } from '@org/content-pipeline';
import { buildApiModel } from '@org/openapi-renderer/model';
import { createApiRenderer, planApiPages } from '@org/openapi-renderer/react';

/** The HTML of the one page that is made of a document, without a site around it. */
export async function apiHtml(document: object): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'api-'));
  try {
    const file = path.join(folder, 'api.json');
    writeFileSync(file, JSON.stringify(document));
    const { model } = await buildApiModel(file);
    if (!model) throw new Error('The document could not be read.');
    const plan = planApiPages(model, 'single');
    const [first] = plan.pages;
    if (!first) throw new Error('A plan has a first page.');
    const render = createApiRenderer(model, plan, { renderMarkdown, highlightCode });
    return render(first, { href: (_path, hash) => hash || '#' }).html;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
