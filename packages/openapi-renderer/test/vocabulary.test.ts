import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { createPageTranslator } from '../src/messages/page-messages.js';
import { Schema } from '../src/react/components/schema.js';
import { describeSchema } from '../src/react/schema/describe-schema.js';
import { Slugs } from '../src/api-model/slugs.js';
import { schemaScope } from '../src/react/operation/operation-view.js';
import { indexModel } from '../src/react/pages/page-scope.js';
import { PageDescriptions } from '../src/react/text/descriptions.js';
import { modelOf } from './document.js';
import { renderMarkdown } from './markdown.js';

const translator = createPageTranslator({});
const FIXTURES = path.join(import.meta.dirname, 'fixtures/vocabulary');
const names = readdirSync(FIXTURES).filter((name) => name.endsWith('.yaml'));

/** One tag a line, so that a reviewer reads what changed. */
const readable = (html: string): string =>
  html
    .replaceAll(/(<\/?(?:div|p|ul|li|details|summary|fieldset|legend|label|dl|dt|dd|input)\b)/g, '\n$1')
    .trim();

it.each(names)('%s', async (name) => {
  const model = await modelOf(readFileSync(path.join(FIXTURES, name), 'utf8'));
  const index = indexModel(model, translator, renderMarkdown);
  const [first] = model.schemas;
  const scope = schemaScope({ index, anchors: new Slugs() }, null);
  const node = describeSchema(first?.schema ?? {}, scope, {
    anchor: [],
    budget: 40,
    ancestors: [first?.key ?? ''],
    depth: 0,
    required: false,
  });
  const descriptions = new PageDescriptions(renderMarkdown, new Map());
  const links = {
    to: ({ id }: { id: string }) => `#${id}`,
    nameOf: index.nameOf,
    ...translator,
    text: (markdown: string, headingLevel: number) =>
      descriptions.html(markdown, { headingLevel }, ({ href }) => href),
    about: () => '',
    plainText: (markdown: string) => descriptions.text(markdown),
    highlightCode: (code: string) => code,
  };
  const html = renderToStaticMarkup(createElement(Schema, { node, links, level: 2 }));
  await expect(`${readable(html)}\n`).toMatchFileSnapshot(
    path.join(FIXTURES, name.replace('.yaml', '.html')),
  );
});
