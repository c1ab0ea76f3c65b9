/**
 * Style sheets that only some pages need: adds those that the document lacks and waits for them, so that an article is never
 * seen without. One that does not come is no reason to keep the reader from the page. They stay: the next page may want them.
 */
export async function loadPageStyles(addresses: readonly string[] = []): Promise<void> {
  const there = new Set(
    [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href')),
  );
  await Promise.all(addresses.filter((address) => !there.has(address)).map(addStyleSheet));
}

function addStyleSheet(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
}
