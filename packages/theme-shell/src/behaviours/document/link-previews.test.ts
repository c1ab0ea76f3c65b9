import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { documentOf } from '../../../test/document.js';
import { docPage } from '../../../test/sample.js';

const PAGE = `
  <script type="application/json" id="docs-page" data-previews="/docs/"></script>
  <article class="markdown"><a id="own" href="/docs/intro">Intro</a> <a id="other" href="https://example.org/">Other</a>
  <a id="file" href="/docs/a.pdf">File</a></article>`;

const asked: string[] = [];
const card = () => document.querySelector('.link-preview');

function point(id: string, pointerType = 'mouse'): void {
  const link = document.getElementById(id) as HTMLElement;
  vi.spyOn(link, 'matches').mockReturnValue(true);
  link.dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));
}
const leave = () => document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
const rest = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { start } = await import('./link-previews.js');
start();

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  history.replaceState(null, '', `${location.origin}/docs/here`);
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(documentOf({ ...docPage, title: 'Introduction', description: 'Where to begin.' }));
  });
  document.body.innerHTML = PAGE;
});

afterEach(() => {
  leave();
  vi.useRealTimers();
});

it('asks for a page once a mouse rests on its link, and shows what it is about', async () => {
  point('own');
  await rest(399);
  expect(asked).toEqual([]);
  await rest(1);
  expect(asked).toEqual(['/docs/intro']);
  expect(card()?.textContent).toBe('IntroductionWhere to begin.');
  leave();
  expect(card()).toBeNull();
});

it('goes by Escape', async () => {
  point('own');
  await rest(400);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(card()).toBeNull();
});

it.each([
  ['another site', 'other', 'mouse'],
  ['a file', 'file', 'mouse'],
  ['a finger', 'own', 'touch'],
])('asks for nothing for %s', async (_, id, pointer) => {
  point(id, pointer);
  await rest(1000);
  expect([asked, card()]).toEqual([[], null]);
});
