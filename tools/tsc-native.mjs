#!/usr/bin/env node
// TypeScript 7 (native) compiles; TypeScript 6 stays installed as `typescript` because Nx and typescript-eslint call its
// JavaScript API. The two cannot share the name `tsc`, so this gives the native one a name of its own.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const manifest = createRequire(import.meta.url).resolve('typescript-native/package.json');
const compiler = path.join(path.dirname(manifest), 'bin', 'tsc');
const { status, error } = spawnSync(process.execPath, [compiler, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
if (error) throw error;
process.exit(status ?? 1);
