import { expect, it } from 'vitest';
import { engineOptions } from './engine-options.js';

it('gives options to the engine that they were measured with, and to no other', () => {
  // Of Node 20.20, 22.23, 24.21 and 25.9.
  const engines = ['11.3.244.8-node.38', '12.4.254.21-node.57', '13.6.233.17-node.53', '14.1.146.11-node.25'];
  expect(engines.map((engine) => engineOptions(['--interrupt-budget=1'], engine))).toEqual([
    ['--interrupt-budget=1'],
    [],
    [],
    [],
  ]);
});
