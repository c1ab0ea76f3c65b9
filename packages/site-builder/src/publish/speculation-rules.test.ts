import { expect, it } from 'vitest';
import { headersFile } from './host-files.js';
import { securityPolicy } from './security-policy.js';
import { speculationRules, withSpeculation } from './speculation-rules.js';

const allow = { connect: [], images: [], frames: [], trustedTypes: [] };
const policy = securityPolicy({ scripts: undefined, allow, seen: new Map(), noIndex: true });

it('has documents of the site fetched ahead, but for those that the shell fetches itself', () => {
  expect(JSON.parse(speculationRules('/base/').text)).toEqual({
    prefetch: [
      {
        source: 'document',
        where: {
          and: [
            { href_matches: '/base/*' },
            {
              not: {
                selector_matches:
                  'html[data-shell=ready] a:not([hreflang]), a[download], a[target=_blank], html[data-sparing] a',
              },
            },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
});

it('is a file of a name that changes with its rules', () => {
  const names = ['/', '/base/', '/base/'].map((base) => speculationRules(base).file);
  expect(names[0]).toMatch(/^assets\/speculation-rules\.[\da-f]{10}\.json$/);
  expect(names[1]).not.toBe(names[0]);
  expect(names[2]).toBe(names[1]);
});

it('is named by all documents, and sent as rules, which browsers take it for by its type alone', () => {
  const rules = speculationRules('/base/');
  const own = withSpeculation(policy, rules);
  expect(own.headers).toEqual({ ...policy.headers, 'speculation-rules': `"/base/${rules.file}"` });
  const [ofAll = '', ofFile = ''] = headersFile(own, '/base/').split(`/base/${rules.file}\n`);
  expect(ofAll).toContain(`  speculation-rules: "/base/${rules.file}"`);
  expect(ofFile).toContain('  content-type: application/speculationrules+json\n');
});
