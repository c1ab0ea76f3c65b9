import { beforeEach, describe, expect, it, vi } from 'vitest';
import { docPage } from '../../../test/sample.js';
import { afterNavigation, goToHash } from './after-navigation.js';

const shown = vi.fn<(id: string) => void>();

beforeEach(() => {
  shown.mockReset();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown(this.id);
  });
  document.body.innerHTML = `
    <div id="docs-announcer"></div>
    <h1 tabindex="-1">Overview</h1>
    <h2 id="create">Create</h2>
    <h2 id="créer">Créer</h2>
    <h2 id="100%">All</h2>
    <a id="link" href="/x">Link</a>`;
});

describe('afterNavigation', () => {
  it('announces the title and focuses the heading', () => {
    afterNavigation(docPage);
    expect(document.getElementById('docs-announcer')?.textContent).toBe('Overview');
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('makes a heading focusable that is not, as those of component pages may be', () => {
    document.querySelector('h1')?.removeAttribute('tabindex');
    afterNavigation(docPage);
    expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
  });
});

describe('goToHash', () => {
  it.each([
    ['#create', 'create'],
    ['#cr%C3%A9er', 'créer'],
    ['#100%', '100%'],
  ])('decodes %s and focuses its element', (hash, id) => {
    expect(goToHash(hash)).toBe(true);
    expect(document.activeElement?.id).toBe(id);
    expect(shown.mock.calls).toEqual([[id]]);
  });

  it('makes only what cannot take focus by itself focusable', () => {
    goToHash('#create');
    goToHash('#link');
    expect(document.getElementById('create')?.getAttribute('tabindex')).toBe('-1');
    expect(document.getElementById('link')?.hasAttribute('tabindex')).toBe(false);
  });

  it.each(['', '#', '#missing'])('says that "%s" names no element', (hash) => {
    expect(goToHash(hash)).toBe(false);
    expect(shown).not.toHaveBeenCalled();
  });
});
