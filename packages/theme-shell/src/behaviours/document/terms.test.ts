import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { start } from './terms.js';

const term = () => document.querySelector('.term') as HTMLElement;
const stand = (left: number, right: number) =>
  vi.spyOn(term(), 'getBoundingClientRect').mockReturnValue({ left, right } as DOMRect);
const send = (type: string) => term().dispatchEvent(new Event(type, { bubbles: true }));

beforeAll(() => {
  vi.stubGlobal('innerWidth', 400);
  start();
});

beforeEach(() => {
  document.body.innerHTML =
    '<p>An <a class="term" href="#api" aria-description="How programs talk.">API</a></p>';
});

it('turns an explanation to the side that has room', () => {
  stand(20, 60);
  send('pointerover');
  expect(term().dataset.side).toBe('start');
  stand(300, 340);
  send('focusin');
  expect(term().dataset.side).toBe('end');
});

it('brings an explanation back once the reader has left its term', () => {
  term().setAttribute('data-dismissed', '');
  send('pointerout');
  expect(term().hasAttribute('data-dismissed')).toBe(false);
});
