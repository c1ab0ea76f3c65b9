import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { contentFiles } from '../../1-compile/content-files.js';
import { encodePath } from '../../addresses/site-addresses.js';
import type { LoadedSite } from '../../config/loaded-site.js';
import type { SiteModel } from '../../model/site-model.js';
import { siteFrames } from '../../publish/to-site-frames.js';
import { CONTENT_TYPES, findFile } from '../../serve/static-files.js';

/** A file of the content at its final address, or one of the public folder. `false` when there is none. */
export function serveContentFile(
  relative: string,
  response: ServerResponse,
  site: LoadedSite,
  model: SiteModel,
): boolean {
  const address = site.config.baseUrl + encodePath(relative);
  const source = Object.keys(model.assets).find((candidate) => model.assets[candidate] === address);
  const bytes = source ? contentFiles(site.contentDir).read(source) : publicFile(relative, site);
  if (!bytes) return false;
  const type = CONTENT_TYPES[path.extname(relative)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(bytes);
  return true;
}

function publicFile(relative: string, { publicDir }: LoadedSite): Buffer | undefined {
  if (relative === '') return undefined;
  const file = findFile(publicDir, `/${encodePath(relative)}`);
  return file === undefined ? undefined : readFileSync(file);
}

/** A file of what pages show in frames; documents come with their own policy. `false` when the path is none. */
export function serveFrameFile(relative: string, response: ServerResponse): boolean {
  const frame = siteFrames().find(({ files }) => files.has(relative));
  if (!frame) return false;
  const headers = relative === frame.document ? frame.headers : {};
  const type = CONTENT_TYPES[path.extname(relative)] ?? 'application/octet-stream';
  response.writeHead(200, { ...headers, 'content-type': type, 'cache-control': 'no-store' });
  response.end(frame.files.get(relative));
  return true;
}
