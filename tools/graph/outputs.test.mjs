import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const PACKAGES = path.resolve(import.meta.dirname, '../../packages');

// What a build leaves is an input of all that build on it: they would run again after the first type check.
it('type checks of tests write nothing into what builds leave', () => {
  const inBuilds = readdirSync(PACKAGES).filter((name) => {
    const file = path.join(PACKAGES, name, 'tsconfig.spec.json');
    const { outDir, tsBuildInfoFile } = JSON.parse(readFileSync(file, 'utf8')).compilerOptions;
    return [outDir, tsBuildInfoFile].some((output) => output.split('/')[0] === 'dist');
  });
  expect(inBuilds).toEqual([]);
});
