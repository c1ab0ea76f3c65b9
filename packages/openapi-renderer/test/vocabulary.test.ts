import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { createPageTranslator } from '../src/messages/page-messages.js';
import { Schema } from '../src/react/components/schema.js';
import { describeSchema } from '../src/react/schema/describe-schema.js';
import { indexModel, PageAnchors } from '../src/react/pages/page-scope.js';
import { descriptionHtml } from '../src/react/text/markdown.js';
import { modelOf } from './document.js';

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
  const index = indexModel(model, translator);
  const anchors = new PageAnchors();
  const [first] = model.schemas;
  const scope = {
    lookup: index.lookup,
    nameOf: index.nameOf,
    anchor: (...words: string[]) => anchors.claim(...words),
    ...translator,
    direction: null,
  };
  const node = describeSchema(first?.schema ?? {}, scope, {
    anchor: [],
    allotment: 40,
    open: [first?.key ?? ''],
    depth: 0,
    required: false,
  });
  const links = {
    to: ({ id }: { id: string }) => `#${id}`,
    nameOf: index.nameOf,
    ...translator,
    text: (markdown: string, level: number) =>
      descriptionHtml(markdown, { headingLevel: level, link: (href) => href }),
    about: () => '',
  };
  const html = renderToStaticMarkup(createElement(Schema, { node, links, level: 2 }));
  await expect(`${readable(html)}\n`).toMatchFileSnapshot(
    path.join(FIXTURES, name.replace('.yaml', '.html')),
  );
});
