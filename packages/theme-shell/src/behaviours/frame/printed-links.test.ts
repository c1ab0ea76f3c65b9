import { expect, it } from 'vitest';
import { startPrintedLinks } from './printed-links.js';

it('gives links of the article their whole addresses before the page is printed', () => {
  document.body.innerHTML = '<div class="markdown"><a href="/docs/a">A</a></div><a href="/docs/b">B</a>';
  startPrintedLinks();
  dispatchEvent(new Event('beforeprint'));
  const addresses = [...document.querySelectorAll('a')].map(({ dataset }) => dataset.address);
  expect(addresses).toEqual([new URL('/docs/a', location.href).href, undefined]);
});

it('leaves out addresses of places on the page itself, however they are written', () => {
  const own = `${location.pathname}#schema`;
  document.body.innerHTML = `<div class="markdown"><a href="#a">A</a><a href="${own}">B</a><a href="/other#c">C</a></div>`;
  dispatchEvent(new Event('beforeprint'));
  const addresses = [...document.querySelectorAll('a')].map(({ dataset }) => dataset.address);
  expect(addresses).toEqual(['', '', new URL('/other#c', location.href).href]);
});
