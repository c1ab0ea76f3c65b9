// Runs in <head> before the first paint, as a classic script: it may import nothing, and declares nothing globally.
// The storage keys and the attributes are those of `model/constants.ts`; a test compares them.
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  onchange?: () => void;
}

{
  const root = document.documentElement;
  const { colorMode = '', announcement, sidebar } = root.dataset;
  root.dataset.js = '';

  let mode: string | null = null;
  try {
    // Read even where it has no effect: where storage is denied, one warning tells so.
    mode = localStorage.getItem('theme');
    if (
      localStorage.getItem('docs.announcement.dismissed') === 'true' &&
      localStorage.getItem('docs.announcement.id') === announcement
    )
      root.dataset.announcementDismissed = '';
    if (sidebar && sessionStorage.getItem('docs.sidebar.hidden') === 'true') root.dataset.sidebar = 'hidden';
  } catch (error) {
    console.warn('Choices are not remembered: the browser denies storage.', error);
  }

  const prefers = (what: string): boolean => matchMedia(`(prefers-${what})`).matches;
  if (!colorMode.includes('fixed')) {
    if (mode === 'light' || mode === 'dark') root.dataset.theme = mode;
    else if (colorMode.includes('system'))
      root.dataset.theme = prefers('color-scheme: dark') ? 'dark' : 'light';
  }

  // Readers who save data, or want no motion: the site's rules of speculation leave marked documents alone, and these do not fade into
  // another. The rest of what is fetched ahead asks for the first of the two.
  const { connection = {} } = navigator as { connection?: Connection };
  const markSparing = (): void => {
    const isData =
      connection.saveData || connection.effectiveType?.includes('2g') || prefers('reduced-data: reduce');
    delete root.dataset.sparing;
    if (isData) root.dataset.sparing = 'data';
    else if (prefers('reduced-motion: reduce')) root.dataset.sparing = 'motion';
  };
  markSparing();
  connection.onchange = markSparing;
  addEventListener(
    'pageswap',
    ({ viewTransition }) => root.dataset.sparing && viewTransition?.skipTransition(),
  );

  // A transition between two documents that the browser gives up, such as for a style sheet that came late, is no fault of the page, and
  // nothing on it can wait for it.
  addEventListener('unhandledrejection', (event) => {
    if (/^\w+Error: Transition was /.test(event.reason as string)) event.preventDefault();
  });

  // What does not fit into the bar is in its menu, from the first paint on. Until that is known the bar has no layout: a browser may lay out a
  // document before its first frame, and counts what is elsewhere in that as a shift.
  root.dataset.navbarFolded = '?';
  let measured = '';
  const sizeOf = ({ clientWidth, clientHeight }: Element): string => `${clientWidth} ${clientHeight}`;
  const foldBar = (bar: Element): void => {
    delete root.dataset.navbarFolded;
    measured = sizeOf(bar);
    if (bar.scrollWidth > bar.clientWidth) root.dataset.navbarFolded = '';
  };
  const watchBar = (): void => {
    const bar = document.querySelector('.navbar:has(+ *) > .navbar-inner');
    if (bar) {
      foldBar(bar);
      // It tells the first size, too. To unfold the bar for that once more is what a browser counts as a shift of the layout.
      new ResizeObserver(() => sizeOf(bar) !== measured && foldBar(bar)).observe(bar);
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
    const hint = document.querySelector<HTMLElement>('.base-path-banner > [hidden]');
    const address = hint?.lastElementChild;
    if (!address || getComputedStyle(hint.parentElement as Element).display === 'none') return;
    address.textContent = location.pathname.replace(/[^/]*$/, '');
    hint.hidden = false;
  });
}
export {};
