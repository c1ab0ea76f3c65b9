import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shellMessagesFor } from '../../messages/shell-messages.js';
import { showShortcutHelp } from './shortcut-help.js';

const dialog = () => document.querySelector('dialog');
const keys = () => [...(dialog()?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent.trim());

function page(site: object, name: string): void {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(site)));
  document.body.innerHTML = `<script type="application/json" id="docs-page">{"siteUrl":"/${name}.json"}</script>`;
}

beforeEach(() => document.body.replaceChildren());
afterEach(() => vi.unstubAllGlobals());

it('lists the keys in the language of the site, once, and is gone when it is closed', async () => {
  page({ messages: shellMessagesFor('fr'), searchHref: '/search' }, 'with-search');
  await showShortcutHelp();
  await showShortcutHelp();
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
  expect(dialog()?.ariaLabel).toBe('Raccourcis clavier');
  expect(keys()).toEqual(['Ctrl K /', '?', '← →', '← → ↑ ↓', 'Esc']);
  dialog()?.querySelector('button')?.click();
  expect(dialog()).toBeNull();
});

it('names no key for the search of a site that has none', async () => {
  page({ messages: shellMessagesFor('en') }, 'without-search');
  await showShortcutHelp();
  expect(keys()).not.toContain('Ctrl K /');
  document.dispatchEvent(new CustomEvent('docs:page'));
  expect(dialog()).toBeNull();
});

it('shows nothing on a page that says nothing of its site', async () => {
  await showShortcutHelp();
  expect(dialog()).toBeNull();
});
