/** Paper leads nowhere: before a page is printed, its links get the addresses that are printed behind them, whole. */
export function startPrintedLinks(): void {
  addEventListener('beforeprint', () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.markdown a[href]'))
      link.dataset.address = link.href;
  });
}
