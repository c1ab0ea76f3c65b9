/**
 * Paper leads nowhere: before a page is printed, its links get the addresses that are printed behind them, whole; those to a place on
 * the page itself get an empty one.
 */
export function startPrintedLinks(): void {
  addEventListener('beforeprint', () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.markdown a[href]'))
      link.dataset.address = isHere(link) ? '' : link.href;
  });
}

const isHere = ({ hash, origin, pathname }: HTMLAnchorElement): boolean =>
  hash !== '' && origin === location.origin && pathname === location.pathname;
