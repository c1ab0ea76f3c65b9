import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { siteFrames } from '../../publish/to-site-frames.js';
import { serveFrameFile } from './serve-files.js';

/** What a response was given. */
function serve(path: string) {
  const given: { served: boolean; status?: number; headers?: Record<string, string>; body?: unknown } = {
    served: false,
  };
  const response = {
    writeHead: (status: number, headers: Record<string, string>) => Object.assign(given, { status, headers }),
    end: (body: unknown) => Object.assign(given, { body }),
  };
  given.served = serveFrameFile(path, response as unknown as ServerResponse);
  return given;
}

it.each(siteFrames().map((frame) => [frame.asset, frame] as const))(
  'sends the document of "%s" with its own policy, and its scripts without one',
  (_, { document, files, headers }) => {
    const served = serve(document);
    expect(served).toMatchObject({ served: true, status: 200, body: files.get(document) });
    expect(served.headers).toMatchObject({ ...headers, 'content-type': 'text/html; charset=utf-8' });
    for (const file of [...files.keys()].filter((name) => name !== document)) {
      const script = serve(file);
      expect(script.body).toBe(files.get(file));
      expect(script.headers?.['content-type']).toMatch(/^text\/javascript/);
      expect(script.headers).not.toHaveProperty('content-security-policy');
    }
  },
);

it('does not answer for any other path', () => {
  expect(serve('assets/frames/none.js')).toEqual({ served: false });
  expect(serve('')).toEqual({ served: false });
});
