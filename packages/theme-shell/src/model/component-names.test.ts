import { expect, it } from 'vitest';
import { componentName } from './component-names.js';

it.each([
  ['./islands/query-builder.tsx', 'QueryBuilder'],
  ['/abs/src/components/panel.jsx', 'Panel'],
  ['./islands/HTTPMethod.tsx', 'HTTPMethod'],
])('names what %s holds %s', (file, name) => {
  expect(componentName(file)).toBe(name);
});
