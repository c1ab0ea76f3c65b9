import { describe, expect, it } from 'vitest';
import { pageOf, referenceTo } from '../../test/sample.js';
import { contentAssets, hashedName } from './content-assets.js';

describe('hashedName', () => {
  it('keeps folder, name and ending around the hash', () => {
    expect(hashedName('cloud/images/plan.svg', 'a')).toMatch(/^cloud\/images\/plan\.[\da-f]{10}\.svg$/);
    expect(hashedName('guide-4.0.zip', 'a')).toMatch(/^guide-4\.0\.[\da-f]{10}\.zip$/);
    expect(hashedName('LICENSE', 'a')).toMatch(/^LICENSE\.[\da-f]{10}$/);
  });

  it('changes exactly when the bytes do', () => {
    expect(hashedName('a.svg', 'one')).toBe(hashedName('a.svg', Buffer.from('one')));
    expect(hashedName('a.svg', 'one')).not.toBe(hashedName('a.svg', 'two'));
  });
});

describe('contentAssets', () => {
  const stored: Record<string, string> = {
    'cloud/plan.svg': 'plan',
    'cloud/paper.pdf': 'paper',
    'cloud/other.md': 'other',
  };
  const files = {
    read: (file: string) => (stored[file] === undefined ? undefined : Buffer.from(stored[file])),
  };

  it('gives each file that pages show or offer one address below the base path', () => {
    const pages = [
      pageOf('a.md', {
        references: [
          referenceTo('asset', 'plan.svg', 'cloud/plan.svg'),
          referenceTo('file', 'other.md', 'cloud/other.md'),
        ],
      }),
      pageOf('b.md', {
        references: [
          referenceTo('asset', 'plan.svg', 'cloud/plan.svg'),
          referenceTo('asset', 'paper.pdf', 'cloud/paper.pdf'),
        ],
      }),
    ];
    expect(contentAssets(pages, files, '/docs/')).toEqual({
      'cloud/plan.svg': `/docs/assets/${hashedName('cloud/plan.svg', 'plan')}`,
      'cloud/paper.pdf': `/docs/assets/${hashedName('cloud/paper.pdf', 'paper')}`,
    });
  });

  it('has none for a file that is missing: COMPILE has reported it', () => {
    expect(
      contentAssets(
        [pageOf('a.md', { references: [referenceTo('asset', 'x.svg', 'cloud/x.svg')] })],
        files,
        '/',
      ),
    ).toEqual({});
  });
});
