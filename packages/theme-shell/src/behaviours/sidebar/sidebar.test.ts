import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showCurrentItem, startSidebar } from './sidebar.js';

const root = document.documentElement;
const sidebar = (): HTMLElement => document.querySelector('.sidebar') as HTMLElement;

const box = (top: number, bottom: number) => () => ({ top, bottom, height: bottom - top }) as DOMRect;

beforeEach(() => {
  delete root.dataset.sidebar;
  document.body.innerHTML = `
    <nav class="sidebar" data-sidebar-id="cloud"><a aria-current="page" href="/x">X</a></nav>
    <button data-sidebar-toggle id="collapse"></button><button data-sidebar-toggle id="expand"></button>`;
  sidebar().getBoundingClientRect = box(60, 660);
  (document.querySelector('a') as HTMLElement).getBoundingClientRect = box(100, 130);
});

describe('the fold', () => {
  startSidebar();

  it('is remembered for the visit, and the focus goes to the button that undoes it', () => {
    document.getElementById('collapse')?.click();
    expect(root.dataset.sidebar).toBe('hidden');
    expect(sessionStorage.getItem('docs.sidebar.hidden')).toBe('true');
    expect(localStorage).toHaveLength(0);
    expect(document.activeElement?.id).toBe('expand');

    document.getElementById('expand')?.click();
    expect(root.dataset.sidebar).toBe('shown');
    expect(sessionStorage.getItem('docs.sidebar.hidden')).toBe('false');
    expect(document.activeElement?.id).toBe('collapse');
  });
});

const nextFrame = () => new Promise(requestAnimationFrame);

describe('the scroll position', () => {
  it('survives the way to another document with the same sidebar', async () => {
    sidebar().scrollTop = 240;
    dispatchEvent(new Event('pagehide'));
    sidebar().scrollTop = 0;
    vi.resetModules();
    (await import('./sidebar.js')).startSidebar();
    await nextFrame();
    expect(sidebar().scrollTop).toBe(240);
  });

  it('is not taken from another sidebar', async () => {
    sessionStorage.setItem('docs.sidebar.scroll', JSON.stringify({ sidebar: 'guides', top: 500 }));
    vi.resetModules();
    (await import('./sidebar.js')).startSidebar();
    await nextFrame();
    expect(sidebar().scrollTop).toBe(0);
  });

  it('moves to show the current page, and only when it is out of sight', () => {
    const item = document.querySelector('a') as HTMLElement;
    item.getBoundingClientRect = box(100, 130);
    showCurrentItem();
    expect(sidebar().scrollTop).toBe(0);
    item.getBoundingClientRect = box(1060, 1090);
    showCurrentItem();
    expect(sidebar().scrollTop).toBe(700);
  });
});
