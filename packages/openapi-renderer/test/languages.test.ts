import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { consoleLanguages, pageLanguages } from '../src/messages/languages.js';
import { createApiRenderer, planApiPages, type ApiLanguage } from '../src/react/index.js';
import { modelOf } from './document.js';
import { renderMarkdown } from './markdown.js';

const SOURCES = path.join(import.meta.dirname, '../src');

const sourceOf = (folder: string): string =>
  readdirSync(path.join(SOURCES, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => readFileSync(path.join(SOURCES, folder, name), 'utf8'))
    .join('\n');

const placesIn = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

const translations = (languages: Record<string, Record<string, string>>) =>
  Object.entries(languages).flatMap(([language, messages]) =>
    Object.entries(messages).map(([english, message]) => ({ language, english, message })),
  );

describe('messages', () => {
  it.each([
    ['react', pageLanguages],
    ['client', consoleLanguages],
  ])('are looked up by the sources, and their translations have the same values: %s', (folder, languages) => {
    const source = sourceOf(folder);
    for (const { english, message } of translations(languages)) {
      expect(source, english).toMatch(new RegExp(`['"]${english.replace(/[^\w ]/g, '\\$&')}['"]`));
      expect(placesIn(message), english).toEqual(placesIn(english));
    }
  });

  it.each([...translations(pageLanguages), ...translations(consoleLanguages)])(
    'break no line before a sign of French, nor inside of its quotation marks: $message',
    ({ message }) => expect(message).not.toMatch(/ [:;?!»]|« /),
  );
});

const DOCUMENT = `openapi: 3.1.1
info: { title: Boutique, version: '2' }
tags: [{ name: Animaux }]
paths:
  /pets:
    post:
      operationId: add
      tags: [Animaux]
      parameters: [{ name: kind, in: query, deprecated: true, schema: { type: array, items: { type: string, maxLength: 3 } } }]
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses: { 2XX: { description: Voilà., content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }, default: { description: Oups. } }
components:
  schemas: { Pet: { type: object, additionalProperties: false, required: [b], properties: { a: { type: integer, minimum: 1, default: 2 } } } }
`;

async function textOf(language: ApiLanguage): Promise<{ html: string; markdown: string; labels: string[] }> {
  const model = await modelOf(DOCUMENT);
  const plan = planApiPages(model, 'single', language);
  const [first] = plan.pages;
  if (!first) throw new Error('A plan has a first page.');
  const { html, markdown } = createApiRenderer(model, plan, { ...language, renderMarkdown })(first, {
    href: (_to, hash) => hash,
  });
  return { html, markdown, labels: plan.navigation.map(({ label }) => label) };
}

describe('pages', () => {
  it('are French around a French document, with the ids that they have in English', async () => {
    const [french, english] = await Promise.all([textOf({ language: 'fr-CA' }), textOf({})]);
    for (const text of [
      'Corps de la requête',
      'Paramètres de requête',
      'tableau de string',
      'obsolète',
      'obligatoire',
      'Par défaut <code',
      'Aucune autre propriété.',
      'Également obligatoires\u00a0: <code>b</code>.',
      'Tout autre statut',
      'Généré à partir du schéma',
      'Essayer',
      'Lien vers cette section',
    ])
      expect(french.html.replaceAll('<span><code', '<code')).toContain(text);
    expect(french.markdown).toContain('## Réponses');
    expect(french.labels).toEqual(['Vue d’ensemble', 'Animaux', 'Schémas']);
    const ids = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids(french.html)).toEqual(ids(english.html));
    const words = [
      /\bRequired\b/,
      /\bDefault\b/,
      /\bResponses\b/,
      /\bRequest\b/,
      /\bGenerated\b/,
      /\bSchemas\b/,
    ];
    for (const word of words)
      expect(french.html.replace(/<template>[^]*?<\/template>/g, '')).not.toMatch(word);
  });

  it('take messages of a site’s own', async () => {
    const { html } = await textOf({ language: 'de', messages: { 'Request body': 'Rumpf der Anfrage' } });
    expect(html).toContain('Rumpf der Anfrage');
    expect(html).toContain('Responses');
  });
});
