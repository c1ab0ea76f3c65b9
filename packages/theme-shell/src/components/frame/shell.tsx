import type { ComponentType } from 'react';
import { ELEMENT_IDS } from '../../model/constants.js';
import { Html } from './html.js';
import type { ArticleHtml } from './trusted-html.js';
import { CrashPage, PageBoundary, tryAgain } from '../fallbacks/crash-page.js';
import { DocView } from '../document/doc-view.js';
import { Drawer } from '../sidebar/drawer.js';
import { ColorToggle, Navbar } from '../navbar/navbar.js';
import { LocaleItems } from '../navbar/navbar-item.js';
import { CustomisationProvider, part, type ShellCustomisation } from './part.js';
import { type ShellContextValue, ShellProvider, useShell } from './shell-context.js';
import { Icon } from './icons.js';
import { Link } from './link.js';

export interface ShellProps extends ShellContextValue {
  /** The article of a doc page. */
  html: ArticleHtml;
  /** The component of a component page, and of that for unknown addresses. */
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
            {page.kind === 'not-found' && PageComponent && <PageComponent />}
          </PageBoundary>
        </div>
        <p className="page-address">{page.canonical}</p>
        <Footer />
        <BackToTop />
        <div id={ELEMENT_IDS.announcer} className="visually-hidden" aria-live="polite" />
      </ShellProvider>
    </CustomisationProvider>
  );
}

/** Always in the HTML; the boot script hides it before paint where it was closed, so nothing moves. */
const AnnouncementBar = part('AnnouncementBar', () => {
  const { announcement, messages } = useShell().site;
  if (!announcement) return null;
  return (
    <section className="announcement" aria-label={messages.announcement}>
      {/* It may not be translated. */}
      <Html value={announcement.html} dir="auto" />
      {announcement.closeable !== false && (
        <button
          type="button"
          className="icon-button announcement-close"
          aria-label={messages.closeAnnouncement}
          data-announcement-close=""
        >
          <Icon name="close" />
        </button>
      )}
    </section>
  );
});

/** The behaviours script shows it while the reader scrolls up, and serves it. */
const BackToTop = part('BackToTop', () => {
  const { messages } = useShell().site;
  return (
    <button type="button" className="back-to-top" aria-label={messages.backToTop} data-back-to-top="">
      <Icon name="up" />
    </button>
  );
});

const Footer = part('Footer', () => {
  const { footer, logo, messages, title } = useShell().site;
  const { groups, languages, licence, note, version } = footer;
  if (groups.length === 0 && !note && !licence && !version && !languages && !footer.colorMode) return null;
  return (
    <footer className="footer">
      {groups.length > 0 && (
        <nav className="footer-groups" aria-label={messages.footerNavigation}>
          {groups.map((group) => (
            <section key={group.title}>
              <h2>{group.title}</h2>
              <ul>
                {group.items.map((item) => (
                  <li key={item.href}>
                    <Link href={item.href}>{item.label}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      )}
      <div className="footer-end">
        <span className="footer-brand">
          {logo && <img {...logo} alt="" loading="lazy" />}
          {title}
        </span>
        {note && <p className="footer-note">{note}</p>}
        {version && <span>{version}</span>}
        {licence && <Link href={licence.href}>{licence.label}</Link>}
        {languages && (
          <nav aria-label={messages.languages}>
            <ul className="footer-languages">
              <LocaleItems />
            </ul>
          </nav>
        )}
        {footer.colorMode && <ColorToggle />}
      </div>
    </footer>
  );
});
