import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as main from '../src/index.js';
import { BUNDLE_DIR, siteBundle } from '../vite/preset.mjs';

const root = path.join(import.meta.dirname, '..');

it('exports the stages, the commands over them, and what their callers catch and print', () => {
  expect(Object.keys(main).toSorted()).toEqual([
    'SiteError',
    'buildSite',
    'checkSite',
    'compileArea',
    'diagnosticFormats',
    'formatDiagnostics',
    'linkLocales',
    'linkSite',
    'loadSite',
    'renderSite',
    'startDev',
    'startPreview',
    'validateConfig',
  ]);
});

it('exports from "./vite" the bundler’s settings of a site', () => {
  const { root: folder, base, publicDir, environments } = siteBundle('/app');
  expect({ folder, base, publicDir }).toEqual({ folder: '/app', base: './', publicDir: false });
  expect(environments?.client?.build?.outDir).toBe(path.join(BUNDLE_DIR, 'client'));
  expect(environments?.ssr?.build?.outDir).toBe(path.join(BUNDLE_DIR, 'server'));
});

it('publishes the same entries that it has here, and the command', () => {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    bin: Record<string, string>;
    exports: Record<string, unknown>;
    publishConfig: { exports: Record<string, unknown> };
  };
  const entries = ['.', './config', './env', './package.json', './tsconfig', './vite'];
  expect(Object.keys(manifest.exports).toSorted()).toEqual(entries);
  expect(Object.keys(manifest.publishConfig.exports).toSorted()).toEqual(entries);
  expect(JSON.stringify(manifest.publishConfig.exports)).not.toContain('@org/source');
  expect(manifest.bin).toEqual({ 'site-builder': './bin/site-builder.mjs' });
});
