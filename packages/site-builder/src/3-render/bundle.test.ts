import { describe, expect, it } from 'vitest';
import { pageStyles } from './bundle.js';

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
