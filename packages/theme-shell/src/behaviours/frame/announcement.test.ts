import { expect, it } from 'vitest';
import { start } from './announcement.js';

start();

it('closes, remembers which one was closed, and does not lose the focus', () => {
  const root = document.documentElement;
  root.dataset.announcement = 'spring';
  document.body.innerHTML =
    '<section><a href="/x">News</a><button data-announcement-close><svg></svg></button></section><a class="brand" href="/">Site</a>';
  expect(root.dataset.announcementDismissed).toBeUndefined();
  document.querySelector('button')?.click();
  expect(root.dataset.announcementDismissed).toBe('');
  expect(localStorage.getItem('docs.announcement.id')).toBe('spring');
  expect(localStorage.getItem('docs.announcement.dismissed')).toBe('true');
  expect(document.activeElement?.className).toBe('brand');
});
