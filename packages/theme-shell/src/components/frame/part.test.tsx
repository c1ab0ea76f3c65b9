import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { mount, textsOf } from '../../../test/mount.js';
import { articleHtml, docPage, notFoundPage, sidebar, site } from '../../../test/sample.js';
import { MissingPage } from '../fallbacks/not-found.js';
import type { ShellPage } from '../../model/shell-page.js';
import type { ShellCustomisation } from './part.js';
import { Shell } from './shell.js';
import { useShell } from './shell-context.js';

const shell = (
  customisation: ShellCustomisation,
  page: ShellPage = docPage,
  PageComponent: ComponentType | null = null,
) => (
  <Shell
    site={site}
    page={page}
    sidebar={sidebar}
    html={articleHtml}
    PageComponent={PageComponent}
    customisation={customisation}
  />
);

describe('a replacement', () => {
  it('stands in the place of the part, in the browser and on the server', () => {
    const own = shell({ components: { Footer: () => <footer>{useShell().site.title} team</footer> } });
    expect(textsOf(mount(own).container, 'footer')).toEqual(['Field guide team']);
    expect(renderToString(own)).toContain('<footer>Field guide');
    expect(renderToString(own)).not.toContain('footer-groups');
  });

  it('may wrap the part, with what the part is given', () => {
    const { container } = mount(
      shell({
        components: {
          Breadcrumbs: ({ Original, page }) => (
            <div className="own" title={page.title}>
              <Original page={page} />
            </div>
          ),
        },
      }),
    );
    expect(container.querySelector('.own[title=Overview] > nav.breadcrumbs')).not.toBeNull();
  });

  it('that crashes in the page leaves the shell', () => {
    const Broken = () => {
      throw new Error('No cards.');
    };
    const { container } = mount(shell({ components: { NotFound: Broken } }, notFoundPage, MissingPage));
    expect(textsOf(container, 'h1, [role=alert] p')).toEqual(['This page crashed.', 'No cards.']);
    expect(container.querySelectorAll('.navbar')).toHaveLength(1);
  });
});

describe('a slot', () => {
  it('stands before or after its part', () => {
    const { container } = mount(
      shell({ slots: { beforeFooter: () => <hr id="before" />, afterFooter: () => <hr id="after" /> } }),
    );
    expect(container.querySelector('#before + .footer + #after')).not.toBeNull();
  });
});
