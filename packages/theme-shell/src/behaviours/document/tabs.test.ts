import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { restoreTabs, startTabs } from './tabs.js';

/** Tabs as the content pipeline writes them. */
function tabSet(key: number, group: string, values: string[]): string {
  const tabs = values.map(
    (value, index) =>
      `<button type="button" role="tab" id="tab-${key}-${index}" data-value="${value}"
        aria-controls="panel-${key}-${index}" tabindex="${index === 0 ? 0 : -1}"><b>${value}</b></button>`,
  );
  const panels = values.map(
    (_, index) =>
      `<div role="tabpanel" id="panel-${key}-${index}" ${index === 0 ? 'data-chosen' : ''}></div>`,
  );
  return `<div class="tabs" data-tabs="${group}"><div role="tablist">${tabs.join('')}</div>${panels.join('')}</div>`;
}

const tab = (id: string): HTMLElement => document.getElementById(`tab-${id}`) as HTMLElement;
/** Ids of the panels that are shown. */
const shown = (): string[] =>
  [...document.querySelectorAll('[data-chosen]')].map((panel) => panel.id.replace('panel-', ''));
const key = (element: HTMLElement, name: string): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
  element.dispatchEvent(event);
  return event;
};
const otherTab = (name: string, newValue: string | null): void => {
  dispatchEvent(new StorageEvent('storage', { key: name, newValue }));
};

beforeAll(startTabs);

beforeEach(() => {
  document.body.innerHTML =
    tabSet(1, 'package-manager', ['npm', 'yarn', 'pnpm']) +
    tabSet(2, 'package-manager', ['npm', 'pnpm']) +
    tabSet(3, 'language', ['npm', 'yarn', 'pnpm']) +
    tabSet(4, '', ['npm', 'yarn', 'pnpm']);
});

afterEach(() => {
  localStorage.clear();
});

describe('radio buttons of a group', () => {
  const set = (key: number): string =>
    ['curl', 'python']
      .map(
        (value, index) =>
          `<input type="radio" name="set-${key}" value="${value}" data-group="code" ${index === 0 ? 'checked' : ''}>`,
      )
      .join('');
  const radio = (key: number, value: string) =>
    document.querySelector(`[name=set-${key}][value=${value}]`) as HTMLInputElement;

  beforeEach(() => {
    document.body.innerHTML = set(1) + set(2);
  });

  it('follow each other, and the choice is remembered', () => {
    radio(1, 'python').click();
    expect(radio(2, 'python').checked).toBe(true);
    expect(localStorage.getItem('docs.tab.code')).toBe('python');
  });

  it('have the remembered choice on the next page, and one that they do not know changes nothing', () => {
    localStorage.setItem('docs.tab.code', 'python');
    restoreTabs();
    expect([radio(1, 'python').checked, radio(2, 'python').checked]).toEqual([true, true]);
    localStorage.setItem('docs.tab.code', 'cobol');
    restoreTabs();
    expect(radio(1, 'python').checked).toBe(true);
  });

  it('follow another window', () => {
    otherTab('docs.tab.code', 'python');
    expect(radio(1, 'python').checked).toBe(true);
  });
});

describe('a click', () => {
  it('shows the tab’s panel alone and marks the tab', () => {
    tab('4-1').click();
    expect(shown()).toEqual(['1-0', '2-0', '3-0', '4-1']);
    expect(tab('4-0')).toMatchObject({ ariaSelected: 'false', tabIndex: -1 });
    expect(tab('4-1')).toMatchObject({ ariaSelected: 'true', tabIndex: 0 });
    expect(tab('4-2')).toMatchObject({ ariaSelected: 'false', tabIndex: -1 });
  });

  it('on what stands inside a tab counts', () => {
    tab('4-2')
      .querySelector('b')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(shown()).toContain('4-2');
  });

  it('moves all sets of the group that know the value, and no other', () => {
    tab('1-2').click();
    expect(shown()).toEqual(['1-2', '2-1', '3-0', '4-0']);
  });

  it('leaves a set of the group that does not know the value', () => {
    tab('1-1').click();
    expect(shown()).toEqual(['1-1', '2-0', '3-0', '4-0']);
  });

  it('is remembered for the group, and not for a set without one', () => {
    tab('1-1').click();
    tab('4-2').click();
    expect({ ...localStorage }).toEqual({ 'docs.tab.package-manager': 'yarn' });
  });
});

describe('a key', () => {
  it.each([
    ['ArrowRight', '4-0', '4-1'],
    ['ArrowRight', '4-2', '4-0'],
    ['ArrowLeft', '4-0', '4-2'],
    ['ArrowLeft', '4-2', '4-1'],
    ['Home', '4-2', '4-0'],
    ['End', '4-0', '4-2'],
  ])('%s goes from %s to %s, with focus', (name, from, to) => {
    tab(from).focus();
    const event = key(tab(from), name);
    expect(document.activeElement).toBe(tab(to));
    expect(shown()).toContain(to);
    expect(event.defaultPrevented).toBe(true);
  });

  it('moves the group as a click does', () => {
    key(tab('1-0'), 'End');
    expect(shown()).toEqual(['1-2', '2-1', '3-0', '4-0']);
  });

  it.each(['Tab', 'a', 'Escape'])('%s is left to the browser', (name) => {
    const event = key(tab('4-0'), name);
    expect(event.defaultPrevented).toBe(false);
    expect(shown()).toContain('4-0');
  });

  it('outside of tabs is left to the browser', () => {
    expect(key(document.body, 'ArrowRight').defaultPrevented).toBe(false);
  });
});

describe('memory', () => {
  it('shows the remembered choice on a page that has just arrived', () => {
    localStorage.setItem('docs.tab.package-manager', 'pnpm');
    restoreTabs();
    expect(shown()).toEqual(['1-2', '2-1', '3-0', '4-0']);
  });

  it('ignores a value that no tab has', () => {
    localStorage.setItem('docs.tab.package-manager', 'bun');
    localStorage.setItem('docs.tab.', 'pnpm');
    restoreTabs();
    expect(shown()).toEqual(['1-0', '2-0', '3-0', '4-0']);
  });

  it('follows another window, and does not write its choice again', () => {
    otherTab('docs.tab.package-manager', 'pnpm');
    expect(shown()).toEqual(['1-2', '2-1', '3-0', '4-0']);
    expect(localStorage).toHaveLength(0);
  });

  it('ignores what another window removes, or keeps under other names', () => {
    otherTab('docs.tab.package-manager', null);
    otherTab('theme', 'pnpm');
    expect(shown()).toEqual(['1-0', '2-0', '3-0', '4-0']);
  });
});

describe('an address that asks for a tab', () => {
  const ask = (search: string, group = 'language'): void => {
    history.replaceState({ kept: true }, '', `/page${search}#part`);
    document.querySelector(`[data-tabs="${group}"]`)?.setAttribute('data-query', 'tab');
  };

  afterEach(() => {
    history.replaceState(null, '', '/');
  });

  it('wins over what is remembered, for the whole group', () => {
    localStorage.setItem('docs.tab.package-manager', 'yarn');
    ask('?tab=pnpm', 'package-manager');
    restoreTabs();
    expect(shown()).toEqual(['1-2', '2-1', '3-0', '4-0']);
  });

  it('is heard by a set without a group, and by that one alone', () => {
    ask('?tab=pnpm', '');
    restoreTabs();
    expect(shown()).toEqual(['1-0', '2-0', '3-0', '4-2']);
  });

  it('is not heard by sets that do not ask for it, nor for a tab that there is not', () => {
    localStorage.setItem('docs.tab.language', 'yarn');
    ask('?tab=bun&other=pnpm');
    restoreTabs();
    expect(shown()).toEqual(['1-0', '2-0', '3-1', '4-0']);
  });

  it('follows a choice, without a step of the history', () => {
    ask('?a=1');
    const steps = history.length;
    tab('3-2').click();
    expect(location.href).toMatch(/\/page\?a=1&tab=pnpm#part$/);
    expect([history.length, history.state]).toEqual([steps, { kept: true }]);
    tab('1-1').click();
    expect(location.search).toBe('?a=1&tab=pnpm');
  });
});
