import { expect, it } from 'vitest';
import { convertNpmCommand } from './npm-command.js';

it.each([
  ['npm install', 'yarn install', 'pnpm install', 'bun install'],
  [
    'npm i react react-dom',
    'yarn add react react-dom',
    'pnpm add react react-dom',
    'bun add react react-dom',
  ],
  ['npm add -D vitest', 'yarn add -D vitest', 'pnpm add -D vitest', 'bun add -d vitest'],
  ['npm install --save-dev -E a', 'yarn add --dev -E a', 'pnpm add --save-dev -E a', 'bun add --dev -E a'],
  ['npm install --save a', 'yarn add a', 'pnpm add a', 'bun add a'],
  ['npm i -g a', 'yarn global add a', 'pnpm add -g a', 'bun add -g a'],
  ['npm ci', 'yarn install --immutable', 'pnpm install --frozen-lockfile', 'bun install --frozen-lockfile'],
  ['npm uninstall -D a', 'yarn remove a', 'pnpm remove a', 'bun remove a'],
  ['npm run build -- --watch', 'yarn run build --watch', 'pnpm run build --watch', 'bun run build --watch'],
  ['npm test', 'yarn test', 'pnpm test', 'bun run test'],
  ['npm start -- --port 1', 'yarn start --port 1', 'pnpm start --port 1', 'bun run start --port 1'],
  ['npx --yes create-x app', 'yarn dlx create-x app', 'pnpm dlx create-x app', 'bunx create-x app'],
  ['npm exec tsc -- -b', 'yarn dlx tsc -b', 'pnpm dlx tsc -b', 'bunx tsc -b'],
  ['npm init', 'yarn init', 'pnpm init', 'bun init'],
  ['npm init -y', 'yarn init -y', 'pnpm init', 'bun init -y'],
  [
    'npm create vite@latest app -- --template react',
    'yarn create vite@latest app --template react',
    'pnpm create vite@latest app --template react',
    'bun create vite@latest app --template react',
  ],
  ['npm update a', 'yarn up a', 'pnpm update a', 'bun update a'],
])('converts %j', (command, ...expected) => {
  expect((['yarn', 'pnpm', 'bun'] as const).map((name) => convertNpmCommand(command, name))).toEqual(
    expected,
  );
});

it.each(['npm publish', 'npm', 'npm constructor'])('knows no counterpart of %j', (command) => {
  expect(convertNpmCommand(command, 'pnpm')).toBeUndefined();
});
