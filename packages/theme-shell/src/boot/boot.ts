// Runs in <head> before the first paint, as a classic script: it may import nothing, and declares nothing globally.
// The storage keys and the attributes are those of `model/constants.ts`; a test compares them.
{
  const root = document.documentElement;
  const { colorMode = '', announcement, sidebar } = root.dataset;
  let warned = false;
  root.dataset.js = '';

  const read = (area: 'localStorage' | 'sessionStorage', key: string): string | null => {
    try {
      return window[area].getItem(key);
    } catch (error) {
      if (!warned) {
        console.warn('Choices on this page are not remembered, because the browser denies storage.', error);
      }
      warned = true;
      return null;
    }
  };

  // Read even where it has no effect: where storage is denied, one warning tells so.
  const stored = read('localStorage', 'theme');
  if (!colorMode.includes('fixed')) {
    const isDark = () => matchMedia('(prefers-color-scheme: dark)').matches;
    if (stored === 'light' || stored === 'dark') root.dataset.theme = stored;
    else if (colorMode.includes('system')) root.dataset.theme = isDark() ? 'dark' : 'light';
  }

  if (
    announcement !== undefined &&
    read('localStorage', 'docs.announcement.dismissed') === 'true' &&
    read('localStorage', 'docs.announcement.id') === announcement
  ) {
    root.dataset.announcementDismissed = '';
  }

  if (sidebar && read('sessionStorage', 'docs.sidebar.hidden') === 'true') root.dataset.sidebar = 'hidden';

  // A transition between two documents that the browser gives up, such as for a style sheet that came late, is no fault of the page, and
  // nothing on it can wait for it.
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event as { reason: unknown };
    if (reason instanceof DOMException && reason.message.startsWith('Transition was '))
      event.preventDefault();
  });

  // What does not fit into the bar is in its menu, from the first paint on: the bar is not painted before what follows it has come.
  const foldBar = (bar: Element): void => {
    delete root.dataset.navbarFolded;
    if (bar.scrollWidth > bar.clientWidth) root.dataset.navbarFolded = '';
  };
  const watchBar = (): void => {
    const bar = document.querySelector('.navbar:has(+ *) > .navbar-inner');
    if (bar) {
      // What an observer does, a browser counts as a shift of the layout, also before the first paint.
      foldBar(bar);
      new ResizeObserver(() => foldBar(bar)).observe(bar);
      new MutationObserver(() => foldBar(bar)).observe(bar, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    } else if (document.readyState === 'loading') requestAnimationFrame(watchBar);
  };
  watchBar();

  // The home page names this script by a relative address, so that it runs even where the base path is wrong. Then the
  // style sheet, which hides the banner, has not come.
  addEventListener('load', () => {
    const banner = document.querySelector('.base-path-banner');
    const suggestion = banner?.querySelector('[data-suggestion]');
    if (!banner || !suggestion || getComputedStyle(banner).display === 'none') return;
    suggestion.textContent = location.pathname.replace(/[^/]*$/, '');
    suggestion.parentElement?.removeAttribute('hidden');
  });
}
export {};
