import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as client from '../src/client/index.js';
import * as main from '../src/index.js';
import * as server from '../src/server/index.js';

const root = path.join(import.meta.dirname, '..');

it('exports from "." the model and nothing that runs in one place only', () => {
  expect(Object.keys(main).toSorted()).toEqual([
    'cleanPath',
    'componentName',
    'constants',
    'isPageAddress',
    'scriptPolicy',
    'shellMessagesFor',
  ]);
});

it('exports from "./server" what makes documents', () => {
  expect(Object.keys(server).toSorted()).toEqual(['createRenderer', 'renderDocument']);
});

it('exports from "./client" what an app starts and its pages use', () => {
  expect(Object.keys(client).toSorted()).toEqual([
    'Link',
    'matchRoute',
    'onFeedback',
    'onNavigate',
    'onSearch',
    'startShell',
    'useShell',
  ]);
});

it('publishes the same entries that it has here, each with its types', () => {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    exports: Record<string, unknown>;
    publishConfig: { exports: Record<string, unknown> };
  };
  const entries = [
    '.',
    './behaviours',
    './boot',
    './client',
    './diagram.css',
    './landing',
    './landing.css',
    './live.css',
    './math.css',
    './not-found.css',
    './package.json',
    './server',
    './styles.css',
    './types.css',
  ];
  expect(Object.keys(manifest.exports).toSorted()).toEqual(entries);
  expect(Object.keys(manifest.publishConfig.exports).toSorted()).toEqual(entries);
  expect(JSON.stringify(manifest.publishConfig.exports)).not.toContain('@org/source');
});
