import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { attach, start } from './feedback.js';

const QUESTION = `<div class="feedback" data-thanks="Thank you.">Was this page helpful?
  <button>Yes</button><button>No</button></div>`;
const heard = vi.fn<(detail: unknown) => void>();
const form = () => document.querySelector('.feedback') as HTMLElement;
const state = () => [form().hasAttribute('data-sent'), document.querySelector('[role=status]')?.textContent];

beforeAll(() => {
  start();
  document.addEventListener('docs:feedback', (event) => heard((event as CustomEvent).detail));
});

beforeEach(() => {
  heard.mockReset();
  history.replaceState(null, '', '/docs/intro?a=1');
  document.body.innerHTML = QUESTION;
  attach();
});

it.each([
  ['yes', 0, true],
  ['no', 1, false],
])('tells the site that a reader has said %s, and thanks the reader', (_, index, isHelpful) => {
  form().querySelectorAll('button')[index]?.click();
  expect(heard.mock.calls).toEqual([[{ path: '/docs/intro', isHelpful }]]);
  expect(state()).toEqual([true, 'Thank you.']);
});

it('asks anew on the next page', () => {
  form().querySelector('button')?.click();
  attach();
  expect(state()).toEqual([false, '']);
});

it('adds nothing to the question, which the shell takes over as the server made it', () => {
  form().querySelector('button')?.click();
  expect([...form().children].map(({ localName }) => localName)).toEqual(['button', 'button']);
});
