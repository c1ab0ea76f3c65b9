import type { ComponentType } from 'react';
import { ELEMENT_IDS } from '../../model/constants.js';
import { AnnouncementBar } from './announcement-bar.js';
import type { ArticleHtml } from '../document/article-html.js';
import { BackToTop } from './back-to-top.js';
import { CrashPage, tryAgain } from '../fallbacks/crash-page.js';
import { DocView } from '../document/doc-view.js';
import { Drawer } from '../sidebar/drawer.js';
import { Footer } from './footer.js';
import { Navbar } from '../navbar/navbar.js';
import { NotFound } from '../fallbacks/not-found.js';
import { PageBoundary } from '../fallbacks/page-boundary.js';
import { CustomisationProvider, type ShellCustomisation } from './part.js';
import { type ShellContextValue, ShellProvider } from './shell-context.js';

export interface ShellProps extends ShellContextValue {
  /** The article of a doc page. */
  html: ArticleHtml;
  /** The component of a component page. */
  PageComponent: ComponentType | null;
  /** What the site puts in place of parts and around them. @default nothing */
  customisation?: ShellCustomisation | undefined;
}

const NO_CUSTOMISATION: ShellCustomisation = {};

/** The whole of `<body>`, the same on the server and in the browser. */
export function Shell({ customisation = NO_CUSTOMISATION, html, PageComponent, ...context }: ShellProps) {
  const { site, page, sidebar } = context;
  return (
    <CustomisationProvider value={customisation}>
      <ShellProvider site={site} page={page} sidebar={sidebar}>
        <a className="skip-link" href={`#${ELEMENT_IDS.main}`}>
          {site.messages.skipToContent}
        </a>
        <AnnouncementBar />
        <Navbar />
        <div className={sidebar ? 'layout with-sidebar' : 'layout'}>
          <Drawer />
          <PageBoundary
            resetKey={page}
            fallback={(error, retry) => <CrashPage error={error} retry={() => tryAgain(page, retry)} />}
          >
            {page.kind === 'doc' && <DocView key={page.path} page={page} html={html} />}
            {page.kind === 'component' && PageComponent && (
              <main id={ELEMENT_IDS.main} className="page" tabIndex={-1}>
                <PageComponent />
              </main>
            )}
            {page.kind === 'not-found' && <NotFound page={page} />}
          </PageBoundary>
        </div>
        <Footer />
        <BackToTop />
        <div id={ELEMENT_IDS.announcer} className="visually-hidden" aria-live="polite" />
      </ShellProvider>
    </CustomisationProvider>
  );
}
