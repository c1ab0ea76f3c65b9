import { describe, expect, it } from 'vitest';
import { identityOf, pageStyles } from './bundle.js';

describe('pageStyles', () => {
  it('finds what a page imports itself and through others, each file once, those of others first', () => {
    const manifest = {
      'src/pages/search.tsx': { file: 'a.js', css: ['own.css'], imports: ['_one.js', '_two.js'] },
      'src/pages/plain.tsx': { file: 'p.js' },
      'src/other.tsx': { file: 'o.js', css: ['other.css'] },
      '_one.js': { file: 'one.js', css: ['one.css'], imports: ['_two.js'] },
      '_two.js': { file: 'two.js', css: ['two.css'], imports: ['_one.js'] },
    };
    expect(pageStyles(manifest, '/base/')).toEqual({
      search: ['/base/two.css', '/base/one.css', '/base/own.css'],
    });
  });
});

describe('identityOf', () => {
  const made = { file: 'assets/zoom-a1.js', css: ['assets/zoom-b2.css'], assets: ['assets/face-c3.woff2'] };

  it('is the same for the same files, whichever version of a package they were made of', () => {
    expect(identityOf({ '.pnpm/zoom@1.1.0/index.js': made })).toBe(
      identityOf({ '.pnpm/zoom@1.2.0/index.js': made }),
    );
  });

  it.each([{ file: 'assets/zoom-d4.js' }, { css: ['assets/zoom-d4.css'] }, { assets: [] }])(
    'is another with other files: %j',
    (other) => {
      expect(identityOf({ 'index.js': { ...made, ...other } })).not.toBe(identityOf({ 'index.js': made }));
    },
  );
});
