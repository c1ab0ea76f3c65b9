import { beforeEach, describe, expect, it, vi } from 'vitest';
import { docPage } from '../../../test/sample.js';
import { afterNavigation, goToHash } from './after-navigation.js';

const scrolled = vi.fn<(options: ScrollToOptions) => void>();
const shown = vi.fn<(id: string) => void>();

beforeEach(() => {
  scrolled.mockReset();
  shown.mockReset();
  vi.stubGlobal('scrollTo', scrolled);
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
  it('announces the title, focuses the heading and goes to the top', () => {
    afterNavigation(docPage, '', undefined);
    expect(document.getElementById('docs-announcer')?.textContent).toBe('Overview');
    expect(document.activeElement?.tagName).toBe('H1');
    expect(scrolled.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
  });

  it('makes a heading focusable that is not, as those of component pages may be', () => {
    document.querySelector('h1')?.removeAttribute('tabindex');
    afterNavigation(docPage, '', undefined);
    expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
  });

  it('goes to the hash, and to the top when the page has no such element', () => {
    afterNavigation(docPage, '#create', undefined);
    expect(document.activeElement?.id).toBe('create');
    expect(shown.mock.calls).toEqual([['create']]);
    expect(scrolled).not.toHaveBeenCalled();

    afterNavigation(docPage, '#missing', undefined);
    expect(scrolled.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
  });

  it('prefers a remembered position, the top included, to the hash', () => {
    afterNavigation(docPage, '#create', 0);
    expect(scrolled.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
    expect(shown).not.toHaveBeenCalled();
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
