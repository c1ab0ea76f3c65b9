import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import * as api from '../src/index.js';

it('has these names', () => {
  expect(Object.keys(api)).toEqual(['readSandboxFrame']);
});

it('gives a document that loads its own classic script, with a policy of its own', () => {
  const { document, files, headers } = api.readSandboxFrame('live');
  const [script = ''] = Object.keys(files).filter((name) => name.endsWith('.js'));
  expect(document).toMatch(/^live-[\da-f]{10}\.html$/);
  expect(files[document]).toContain(`<script src="${script}" defer></script>`);
  // A module would not parse.
  expect(() => new Script(String(files[script]))).not.toThrow();
  // Neither React's development build nor calls of it.
  expect(/process\.env\.NODE_ENV|\.jsxDEV\)\(/.test(String(files[script]))).toBe(false);
  expect(headers['content-security-policy']).toMatchInlineSnapshot(
    `"default-src 'none'; script-src 'self' 'unsafe-eval'; style-src 'unsafe-inline'; img-src 'self' data: https:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts"`,
  );
});

it('loads what draws diagrams in classic scripts, of which each is there', () => {
  const { document, files, headers } = api.readSandboxFrame('diagram');
  const chunks = Object.keys(files).filter((name) => name.startsWith('diagram/'));
  const loader = String(files[Object.keys(files).find((name) => /^diagram-.*\.js$/.test(name)) ?? '']);
  expect(files[document]).toMatch(/<script src="diagram-[\da-f]{10}\.js" defer>/);
  for (const name of chunks) {
    const text = String(files[name]);
    expect(() => new Script(text)).not.toThrow();
    expect(loader).toContain(name);
    for (const [, needed = ''] of text.matchAll(/\b(?:require|load)\("(\.\/[^"]+)"\)/g))
      expect(loader).toContain(needed);
  }
  expect(chunks.some((name) => name.includes('flowDiagram'))).toBe(true);
  expect(headers['content-security-policy']).toMatchInlineSnapshot(
    `"default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts"`,
  );
});
