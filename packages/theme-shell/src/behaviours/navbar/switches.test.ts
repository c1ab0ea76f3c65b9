import { beforeEach, expect, it } from 'vitest';
import { startSwitches } from './switches.js';

startSwitches();

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/docs/x?q=1#part');
  document.body.innerHTML =
    '<a id="one" href="/docs/1/x" data-keep data-area="cloud" data-version="1">1.x</a><a id="fr" href="/docs/fr/x" data-keep>fr</a><a id="plain" href="/docs/y">y</a>';
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
});

const press = (id: string): void => document.getElementById(id)?.click();
const addressOf = (id: string): string => (document.getElementById(id) as HTMLAnchorElement).href;

it('takes the query and the hash along', () => {
  press('fr');
  expect(addressOf('fr')).toContain('/docs/fr/x?q=1#part');
});

it('does so before the link is followed in another way', () => {
  document.getElementById('one')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(addressOf('one')).toContain('/docs/1/x?q=1#part');
});

it('does not carry what the address no longer has', () => {
  press('fr');
  history.replaceState(null, '', '/docs/x');
  press('fr');
  expect(addressOf('fr')).toMatch(/\/docs\/fr\/x$/);
});

it('leaves other links alone', () => {
  press('plain');
  expect(addressOf('plain')).toMatch(/\/docs\/y$/);
});

it('remembers a version that the reader picks, and nothing else', () => {
  press('one');
  expect(localStorage.getItem('docs-preferred-version-cloud')).toBe('1');
  localStorage.clear();
  press('fr');
  expect(localStorage.length).toBe(0);
});
