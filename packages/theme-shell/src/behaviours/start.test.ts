import { beforeAll, expect, it } from 'vitest';
import { STORAGE_KEYS } from '../model/constants.js';

const BANNER = '<div class="base-path-banner"></div>';
const PAGE = `
  <figure class="code"><pre><code>npm start</code></pre></figure>
  <div data-tabs="os"><div role="tablist">
    <button role="tab" data-value="linux" aria-controls="linux"></button>
    <button role="tab" data-value="mac" aria-controls="mac"></button>
  </div><div id="linux" data-chosen></div><div id="mac"></div></div>`;

const served = (): [number, string | undefined] => [
  document.querySelectorAll('.copy').length,
  document.querySelector('[data-chosen]')?.id,
];

beforeAll(async () => {
  localStorage.setItem(`${STORAGE_KEYS.tabGroup}os`, 'mac');
  document.body.innerHTML = BANNER + PAGE;
  await import('./start.js');
});

it('takes the banner about the base path away: that this script has come proves it right', () => {
  expect(document.querySelector('.base-path-banner')).toBeNull();
});

it('serves the page that came as a document', () => {
  expect(served()).toEqual([1, 'mac']);
});

it('serves a page that the shell has shown since', () => {
  document.body.innerHTML = PAGE;
  expect(served()).toEqual([0, 'linux']);
  document.dispatchEvent(new CustomEvent('docs:page'));
  expect(served()).toEqual([1, 'mac']);
});
