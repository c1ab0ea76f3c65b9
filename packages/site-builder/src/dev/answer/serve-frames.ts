import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { siteFrames } from '../../publish/to-site-frames.js';
import { CONTENT_TYPES } from '../../serve/static-files.js';

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
