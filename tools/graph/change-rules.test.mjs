import { expect, it } from 'vitest';
import { otherwiseThan } from './change-rules.mjs';

const all = ['index.html', 'cloud/intro.html', 'cloud/guide/start.html', 'assets/a1.json', 'assets/b2.json'];

it('asks for all of some names, for some of others, and for nothing else', () => {
  const rule = { each: ['{cloud,home}/**/*.html'], some: ['assets/*.json'] };
  const told = (...changed) => otherwiseThan(rule, { changed, all });
  expect(told('cloud/intro.html', 'cloud/guide/start.html', 'assets/a1.json')).toEqual([]);
  expect(told('cloud/intro.html', 'cloud/guide/start.html', 'assets/a1.json', 'index.html')).toEqual([
    'index.html changed',
  ]);
  expect(told('cloud/intro.html', 'assets/a1.json')).toEqual(['cloud/guide/start.html did not change']);
  expect(told('cloud/intro.html', 'cloud/guide/start.html')).toEqual([
    'nothing that is called assets/*.json changed',
  ]);
});

it('knows tasks by project and target', () => {
  const tasks = ['docs-site:build', 'docs-site:e2e', 'journeys:lint', 'journeys:reader'];
  const rule = { each: ['*:e2e', 'journeys:*', '!*:lint'] };
  const told = (...changed) => otherwiseThan(rule, { changed, all: tasks });
  expect(told('docs-site:e2e', 'journeys:reader')).toEqual([]);
  expect(told('docs-site:e2e', 'journeys:reader', 'docs-site:build', 'journeys:lint')).toEqual([
    'docs-site:build changed',
    'journeys:lint changed',
  ]);
  expect(told('journeys:reader')).toEqual([
    'docs-site:e2e did not change',
    'nothing that is called *:e2e changed',
  ]);
});
