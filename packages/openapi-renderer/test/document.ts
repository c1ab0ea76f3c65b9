import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { buildApiModel, type ApiModel, type ApiSchema, type ModelOptions } from '../src/model/index.js';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Writes files into a new folder, which lives as long as the tests of the file, and returns the first one's path. */
export function writeDocument(files: Record<string, string | object>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'openapi-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  }
  return path.join(folder, Object.keys(files)[0] ?? '');
}

export const build = (files: Record<string, string | object>, options: ModelOptions = {}) =>
  buildApiModel(writeDocument(files), options);

/** The model of one document that must be readable. */
export async function modelOf(document: string | object, name = 'api.yaml'): Promise<ApiModel> {
  const { model } = await build({ [name]: document });
  if (!model) throw new Error('The document could not be read.');
  return model;
}

/** The model's form of one schema of a 3.1 document. */
export async function schemaOf(schema: unknown, version = '3.1.0', others: object = {}): Promise<ApiSchema> {
  const model = await modelOf(
    {
      openapi: version,
      info: { title: 'T', version: '1' },
      components: { schemas: { S: schema, ...others } },
    },
    'api.json',
  );
  const found = model.schemas.find(({ key }) => key === 'S');
  if (!found) throw new Error('No schema.');
  return found.schema;
}

/** Codes and lines of diagnostics, which is what most tests ask of them. */
export const brief = (diagnostics: { code: string; line?: number }[]): string[] =>
  diagnostics.map(({ code, line }) => (line === undefined ? code : `${code}:${line}`));
