import { describe, expect, it } from 'vitest';
import { MATCHER_CACHE_LIMIT } from './constants.js';
import { compiledPatterns, matchRoute } from './route-pattern.js';

describe('matchRoute', () => {
  it.each([
    ['/docs/cloud/intro', '/docs/cloud/intro', {}],
    ['/docs/cloud/intro', '/docs/cloud/intro/', {}],
    ['/docs/cloud/*', '/docs/cloud', {}],
    ['/docs/cloud/*', '/docs/cloud/a/b', {}],
    ['/docs/:area/*', '/docs/cloud/a', { area: 'cloud' }],
    ['/v/:version/:page', '/v/4.11/intro', { version: '4.11', page: 'intro' }],
    ['/*', '/anything', {}],
    ['/a.b', '/a.b', {}],
  ])('%s matches %s', (pattern, path, values) => {
    expect(matchRoute(pattern, path)).toEqual(values);
  });

  it.each([
    ['/docs/cloud/*', '/docs/clouds'],
    ['/docs/cloud', '/docs/cloud/intro'],
    ['/docs/:area', '/docs/cloud/intro'],
    ['/a.b', '/axb'],
  ])('%s does not match %s', (pattern, path) => {
    expect(matchRoute(pattern, path)).toBeNull();
  });
});

it('keeps 10,000 patterns compiled and lets the oldest go', () => {
  expect(MATCHER_CACHE_LIMIT).toBe(10_000);
  for (let index = 0; index < 10_500; index++) matchRoute(`/page-${index}`, '/');
  expect(compiledPatterns()).toBe(10_000);
  expect(matchRoute('/page-0', '/page-0')).toEqual({});
  expect(compiledPatterns()).toBe(10_000);
});
