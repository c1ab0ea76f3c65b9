import { expect, it } from 'vitest';
import { closestTarget } from './closest-target.js';

it('finds the nearest element around a target, and none around the document', () => {
  document.body.innerHTML = '<p class="out"><b>x</b></p>';
  const inner = document.querySelector('b');
  expect(closestTarget({ target: inner }, 'p')?.className).toBe('out');
  expect(closestTarget({ target: inner }, 'b')).toBe(inner);
  expect(closestTarget({ target: inner }, 'i')).toBeNull();
  expect(closestTarget({ target: document }, 'p')).toBeNull();
  expect(closestTarget({ target: null }, 'p')).toBeNull();
});
