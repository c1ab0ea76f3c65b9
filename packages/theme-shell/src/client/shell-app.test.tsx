import { act, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { mount, press, textsOf } from '../../test/mount.js';
import {
  articleHtml,
  assets,
  componentPage,
  docPage,
  envelopeOf,
  notFoundPage,
  sidebar,
  site,
} from '../../test/sample.js';
import { MissingPage } from '../components/fallbacks/not-found.js';
import { SHELL_EVENTS } from '../model/constants.js';
import type { ShellPage } from '../model/shell-page.js';
import { renderDocument } from '../server/render-document.js';
import { withRouter } from './pages/page-router.js';
import { ShellApp, type ViewHandle } from './shell-app.js';

const Landing = () => <h1>Welcome to {useLocation().pathname}</h1>;
const navigator = {
  createHref: String,
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

const problems: unknown[] = [];
let root: Root | undefined;
let handle: ViewHandle | undefined;

const onReady = (ready: ViewHandle): void => {
  handle = ready;
};

const RoutedLanding = withRouter(Landing);

const viewOf = (page: ShellPage, html = '', Component: ComponentType = RoutedLanding) => ({
  page,
  sidebar: page.kind === 'doc' ? sidebar : null,
  html,
  PageComponent: { component: Component, 'not-found': MissingPage, doc: null }[page.kind],
});

/** Opens a document of the server at an address, lets scripts change it, and hydrates it as the client entry does. */
function open(
  page: ShellPage,
  address: string,
  change: (element: HTMLElement) => void = () => undefined,
): HTMLElement {
  history.replaceState(null, '', address);
  const html = renderDocument({
    ...viewOf(page, articleHtml, Landing),
    envelope: envelopeOf(page),
    site,
    assets,
  });
  document.body.innerHTML = /<div id="docs-root">.*<\/div>(?=<script)/s.exec(html)?.[0] ?? '';
  const element = document.getElementById('docs-root') as HTMLElement;
  change(element);
  act(() => {
    root = hydrateRoot(
      element,
      <ShellApp site={site} initial={viewOf(page)} navigator={navigator} onReady={onReady} />,
      { onRecoverableError: (error) => problems.push(error) },
    );
  });
  return element;
}

const reactEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

beforeEach(() => {
  problems.length = 0;
  reactEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
});

afterEach(() => {
  reactEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  act(() => root?.unmount());
  document.body.replaceChildren();
});

it.each([
  ['a doc page', docPage, docPage.path],
  ['a doc page with a query and a hash', docPage, `${docPage.path}?x=1#create`],
  ['a component page', componentPage, '/docs/'],
  ['the home page without the slash of the base path', componentPage, '/docs'],
  ['the not-found page at an unknown address', notFoundPage, '/docs/nowhere'],
  ['the not-found page outside of the base path', notFoundPage, '/nowhere'],
])('hydrates %s without a change, and swaps it whole', (_name, page, address) => {
  const element = open(page, address);
  expect(problems).toEqual([]);

  // What React did not take over would stay beside the next page.
  history.pushState(null, '', '/docs/cloud/intro');
  const next = { ...docPage, path: '/docs/cloud/intro', title: 'Introduction' };
  act(() => handle?.show(viewOf(next, '<p>Hello</p>'), 'PUSH'));
  expect(textsOf(element, 'h1, .markdown')).toEqual(['Introduction', 'Hello']);
  expect(element.querySelectorAll('.navbar')).toHaveLength(1);
});

it('hydrates a page whose contents the behaviours script has marked', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => complaint.mockRestore());
  const mark = (element: HTMLElement): void =>
    element.querySelector('[data-toc] a')?.setAttribute('aria-current', 'true');
  const element = open(docPage, docPage.path, mark);
  expect(element.querySelector('[data-toc] [aria-current=true]')).not.toBeNull();
  expect(complaint.mock.calls).toEqual([]);
});

describe('a shell that crashes itself', () => {
  let broken = true;
  const Footer = () => {
    if (broken) throw new Error('No footer.');
    return <footer>Here again</footer>;
  };
  const crash = (page: ShellPage) =>
    mount(
      <ShellApp
        {...{ site, initial: viewOf(page), navigator, onReady, customisation: { components: { Footer } } }}
      />,
    ).container;

  beforeEach(() => {
    broken = true;
    history.replaceState(null, '', docPage.path);
  });

  it('says so bare, and comes back when the cause is gone', () => {
    const container = crash(componentPage);
    expect(textsOf(container, 'h1, [role=alert] p')).toEqual(['This page crashed.', 'No footer.']);
    expect(container.querySelector('.navbar')).toBeNull();
    broken = false;
    press(container.querySelector('button'));
    expect(textsOf(container, 'footer')).toEqual(['Here again']);
  });

  it('asks for a document again, whose article went with it', () => {
    const container = crash(docPage);
    let asked = 0;
    const onRefresh = () => asked++;
    document.addEventListener(SHELL_EVENTS.refresh, onRefresh);
    broken = false;
    press(container.querySelector('button'));
    document.removeEventListener(SHELL_EVENTS.refresh, onRefresh);
    expect(asked).toBe(1);
    act(() => handle?.show(viewOf(docPage, '<p>Fetched</p>'), 'REPLACE'));
    expect(textsOf(container, '.markdown, footer')).toEqual(['Fetched', 'Here again']);
  });
});

it('leaves the server’s article in routerState, and through a change of the address alone', () => {
  const element = open(docPage, docPage.path);
  const heading = element.querySelector('#create');
  expect(element.querySelector('.markdown')?.innerHTML).toBe(articleHtml);
  history.replaceState(null, '', `${docPage.path}#create`);
  act(() => handle?.syncLocation('REPLACE'));
  expect(element.querySelector('#create')).toBe(heading);
});

it('draws the next page before it returns, whatever its kind', () => {
  const element = open(docPage, docPage.path);
  reactEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  history.pushState(null, '', '/docs/');
  handle?.show(viewOf(componentPage), 'PUSH');
  expect(textsOf(element, 'h1')).toEqual(['Welcome to /']);
  history.pushState(null, '', docPage.path);
  handle?.show(viewOf(docPage, '<p>Again</p>'), 'PUSH');
  expect(element.querySelector('.markdown')?.innerHTML).toBe('<p>Again</p>');
});
