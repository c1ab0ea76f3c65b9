import type { ComponentType } from 'react';
import { ELEMENT_IDS } from '../model/constants.js';
import type { ArticleHtml } from './article.js';
import { DocView } from './doc-view.js';
import { Drawer } from './drawer.js';
import { Footer } from './footer.js';
import { Navbar } from './navbar.js';
import { NotFound } from './not-found.js';
import { PageBoundary } from './page-boundary.js';
import { type ShellContextValue, ShellProvider } from './shell-context.js';

export interface ShellProps extends ShellContextValue {
  /** The article of a doc page. */
  html: ArticleHtml;
  /** The component of a component page. */
  PageComponent: ComponentType | null;
}

/** The whole of `<body>`, the same on the server and in the browser. */
export function Shell({ site, page, sidebar, html, PageComponent }: ShellProps) {
  return (
    <ShellProvider site={site} page={page} sidebar={sidebar}>
      <a className="skip-link" href={`#${ELEMENT_IDS.main}`}>
        {site.strings.skipToContent}
      </a>
      <Navbar />
      <div className={sidebar ? 'layout with-sidebar' : 'layout'}>
        <Drawer />
        <PageBoundary strings={site.strings} resetKey={page.path}>
          {page.kind === 'doc' && <DocView key={page.path} page={page} html={html} />}
          {page.kind === 'component' && PageComponent && (
            <main id={ELEMENT_IDS.main} className="page" tabIndex={-1}>
              <PageComponent />
            </main>
          )}
          {page.kind === 'not-found' && <NotFound />}
        </PageBoundary>
      </div>
      <Footer />
      <div id={ELEMENT_IDS.announcer} className="visually-hidden" aria-live="polite" />
    </ShellProvider>
  );
}
