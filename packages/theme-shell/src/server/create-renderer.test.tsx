import { expect, it } from 'vitest';
import { assets, componentPage, docPage, envelopeOf, site } from '../../test/sample.js';
import { createRenderer } from './create-renderer.js';

const modules = {
  './pages/landing.tsx': { default: () => <h1>Welcome</h1> },
  './pages/empty.tsx': {},
};
const render = createRenderer(modules);
const common = { site, sidebar: null, html: '', assets };

it('finds a component page’s component by the name of its file', () => {
  const html = render({ ...common, envelope: envelopeOf(componentPage) });
  expect(html).toContain('<main id="main" class="page" tabindex="-1"><h1>Welcome</h1></main>');
});

it('renders a page of content without any component', () => {
  expect(createRenderer({})({ ...common, html: '<p>Text</p>', envelope: envelopeOf(docPage) })).toContain(
    '<div class="markdown"><p>Text</p></div>',
  );
});

it('says which page names a component that the app does not have', () => {
  const envelope = envelopeOf({ ...componentPage, component: 'lending' });
  expect(() => render({ ...common, envelope })).toThrowErrorMatchingInlineSnapshot(
    `[Error: The page /docs/ names the component "lending", which the app does not have.]`,
  );
});

it('refuses a page module without a default export', () => {
  const envelope = envelopeOf({ ...componentPage, component: 'empty' });
  expect(() => render({ ...common, envelope })).toThrow('The page module "empty" has no default export');
});
