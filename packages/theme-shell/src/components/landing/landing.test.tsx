import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { site } from '../../../test/sample.js';
import type { ComponentPage, ShellPage } from '../../model/shell-page.js';
import { ShellProvider } from '../frame/shell-context.js';
import * as landing from '../../landing/index.js';

const page: ComponentPage = {
  kind: 'component',
  component: 'welcome',
  path: '/docs/welcome',
  title: 'Welcome',
  documentTitle: 'Welcome | Site',
  description: '',
  canonical: 'https://docs.example.org/docs/welcome',
  noIndex: false,
  icons: { rocket: { path: 'M0 0h1' } },
};
const { Doors, PageIcon, SearchField, useTagline } = landing;

function html(part: React.ReactNode, shown = site, on: ShellPage = page): string {
  return renderToString(
    <ShellProvider site={shown} page={on} sidebar={null}>
      {part}
    </ShellProvider>,
  );
}

it('exports these parts and no others', () => {
  expect(Object.keys(landing).sort()).toEqual([
    'CommandToCopy',
    'Doors',
    'Hero',
    'LinkGrid',
    'PageIcon',
    'SearchField',
    'WhatIsNew',
    'useTagline',
  ]);
});

describe('icons of a page', () => {
  it('are those that its configuration lists', () => {
    expect(html(<PageIcon name="rocket" />)).toContain('<path d="M0 0h1">');
    expect(() => html(<PageIcon name="cloud" />)).toThrow(
      'The page "/docs/welcome" shows the icon "cloud": add it to the "icons" of that page in the configuration.',
    );
  });
});

it('gives doors and links the base path', () => {
  const door = { href: '/a', label: 'A', text: 'About A.', links: [{ href: '/a/b', label: 'B' }] };
  expect(html(<Doors title="Areas" doors={[door]} />)).toMatch(/href="\/docs\/a"[^]*href="\/docs\/a\/b"/);
});

it('has no empty list in a door that leads to no pages', () => {
  expect(
    html(<Doors title="Areas" doors={[{ href: '/a', label: 'A', text: 'About A.', links: [] }]} />),
  ).toMatch(/About A\.<\/p><\/li>/);
});

it('offers no search on a site that has none', () => {
  const { searchHref: _, ...without } = { ...site, searchHref: '/search' };
  expect(html(<SearchField label="Search" />, { ...site, searchHref: '/search' })).toContain(
    'data-search-open',
  );
  expect(html(<SearchField label="Search" />, without)).toBe('');
});

describe('the tagline', () => {
  const Tagline = () => <p>{useTagline()}</p>;

  it('is that of the page, and empty where there is none', () => {
    expect(html(<Tagline />, site, { ...page, tagline: 'How things work' })).toBe('<p>How things work</p>');
    expect(html(<Tagline />)).toBe('<p></p>');
  });
});
