import { expect, it } from 'vitest';
import { preferredVersion } from './preferred-version.js';
import { sameDocument } from './same-document.js';

const documents = {
  '2.0': { first: '/intro', hrefs: { intro: '/intro', run: '/run' } },
  '1.0': { first: '/1.0/intro', hrefs: { intro: '/1.0/intro' } },
  '0.1': { hrefs: {} },
};

it.each([
  ['intro', '1.0', { href: '/1.0/intro', isSame: true }],
  ['run', '1.0', { href: '/1.0/intro', isSame: false }],
  ['constructor', '1.0', { href: '/1.0/intro', isSame: false }],
  [undefined, '2.0', { href: '/intro', isSame: false }],
  ['run', '0.1', undefined],
  ['run', '3.0', undefined],
])('from %j to version %s is %j', (docId, version, target) => {
  expect(sameDocument(docId, version, documents)).toEqual(target);
});

it('keeps a stored version while there is one of its name', () => {
  const versions = [{ name: '2.0' }, { name: '1.0' }];
  expect(preferredVersion('1.0', versions)).toBe(versions[1]);
  for (const stored of ['0.9', '', null, undefined])
    expect(preferredVersion(stored, versions)).toBeUndefined();
});
