import { $RefParser, type FileInfo, type ParserOptions } from '@apidevtools/json-schema-ref-parser';
import { type Documents, fileKey } from './read-documents.js';

/**
 * A document of many files as one, in JSON: what other files hold stands where it is first referred to. References that lead
 * nowhere stay as they are.
 */
export async function bundleDocuments({ main, values }: Pick<Documents, 'main' | 'values'>): Promise<string> {
  const parser = new $RefParser();
  const known = {
    order: 1,
    canRead: true,
    // Nothing is read again: only files that were allowed when the model was made are part of it.
    read: ({ url }: FileInfo) => {
      if (!values.has(fileKey(url))) throw new Error('not one of the files of this document');
      return fileKey(url);
    },
  };
  const parse = ({ data }: FileInfo) => structuredClone(values.get(String(data)));
  const options = {
    continueOnError: true,
    resolve: { file: known, http: known },
    parse: { json: false, text: false, binary: false, yaml: { order: 1, canParse: true, parse } },
  } as unknown as ParserOptions;
  await parser.bundle(main, structuredClone(values.get(main)) as object, options).catch(() => undefined);
  return `${JSON.stringify(parser.schema, null, 2)}\n`;
}
