import type { Heading, RenderMarkdown } from '@org/site-model';
import type { ApiModel, ApiOperation, ApiSchema } from '../../api-model/index.js';
import { Slugs } from '../../api-model/slugs.js';
import type { PageTranslator } from '../../messages/page-messages.js';
import type { SchemaLookup } from '../../request/index.js';

/** Where a link inside the reference leads. */
export interface ApiTarget {
  kind: 'operation' | 'schema' | 'tag' | 'security' | 'overview';
  /** Operation id, schema key, name of a tag or of a security scheme; of the overview an id on it, or empty. */
  id: string;
}

/** What all pages of one model share: names to things. */
export interface ModelIndex extends PageTranslator {
  model: ApiModel;
  lookup: SchemaLookup;
  nameOf(key: string): string;
  /** Last part of a schema's address; `undefined` where there is no such schema. */
  schemaSlug(key: string): string | undefined;
  /** Headings of the API's own description, which have ids on the first page. */
  sections: Heading[];
  /** Of an operation or a webhook. */
  operation(id: string): ApiOperation | undefined;
}

export function indexModel(
  model: ApiModel,
  translator: PageTranslator,
  renderMarkdown: RenderMarkdown,
): ModelIndex {
  const byKey = new Map(model.schemas.map((named) => [named.key, named]));
  const lookup = (key: string): ApiSchema | undefined => byKey.get(key)?.schema;
  // Where ids come twice, the operation counts.
  const operations = new Map([...model.webhooks, ...model.operations].map((one) => [one.id, one]));
  return {
    ...translator,
    model,
    lookup,
    nameOf: (key) => byKey.get(key)?.name || key || translator.t('(no name)'),
    schemaSlug: (key) => byKey.get(key)?.slug,
    sections: renderMarkdown(model.info.description, { headingLevel: 1, headingId: sectionIds(model) })
      .headings,
    operation: (id) => operations.get(id),
  };
}

/** Ids of the headings in the API's description: none of those that operations have on a page that holds everything. */
export function sectionIds({ operations, webhooks }: ApiModel): (text: string) => string {
  const ids = new Slugs();
  for (const { id } of [...operations, ...webhooks]) ids.claim(id);
  return (text) => ids.claim(`section ${text}`);
}
