// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { settings } from '../../../test/mount.js';
import { initialScope } from './initial-scope.js';

afterEach(() => document.head.replaceChildren());

function readPageOf(tag: string): void {
  const meta = document.head.appendChild(document.createElement('meta'));
  Object.assign(meta, { name: 'docsearch:docusaurus_tag', content: tag });
}

it('starts in the latest versions', () => {
  expect(initialScope(settings.areas)).toEqual({ areas: [], versions: { guides: 'current', api: '2.x' } });
});

it('starts in the version that the reader prefers, and in that of the page before it', () => {
  localStorage.setItem('docs-preferred-version-api', '1.x');
  expect(initialScope(settings.areas).versions.api).toBe('1.x');
  readPageOf('docs-api-2.x');
  expect(initialScope(settings.areas).versions.api).toBe('2.x');
});

it('takes no notice of versions that no longer are, and of pages without one', () => {
  localStorage.setItem('docs-preferred-version-api', '0.x');
  readPageOf('default');
  expect(initialScope(settings.areas).versions.api).toBe('2.x');
});
