// What a reader's browser does with one page: bytes, requests, layout shift, and the time of a click.
/* eslint-env browser */
const SETTLED = 3000;

/**
 * @typedef {{ pageUrl: string, clicked: string }} Target `clicked` is the path of a page that the sidebar links to
 * @param {import('@playwright/test').Browser} browser
 * @param {Target} target
 */
export async function measureLoad(browser, { pageUrl }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    globalThis.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) globalThis.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const received = [];
  page.on('requestfinished', (request) => {
    const entry = { url: request.url(), type: request.resourceType(), bytes: 0 };
    received.push(entry);
    void request.sizes().then(({ responseBodySize }) => (entry.bytes = responseBodySize));
  });
  await page.goto(pageUrl, { waitUntil: 'load' });
  const early = received.length;
  await page.waitForTimeout(SETTLED);
  const bytes = (list, ending) =>
    list
      .filter(({ url }) => ending.test(new URL(url).pathname))
      .reduce((total, entry) => total + entry.bytes, 0);
  const result = {
    scriptsToLoad: bytes(received.slice(0, early), /\.m?js$/),
    scripts: bytes(received, /\.m?js$/),
    styles: bytes(received, /\.css$/),
    // Not the first to be complete: a style sheet may overtake it.
    document: received.find(({ type }) => type === 'document')?.bytes ?? 0,
    requestsToLoad: early,
    requests: received.length,
    shift: await page.evaluate(() => globalThis.shifted),
  };
  await context.close();
  return result;
}

/** From the click on a link that was visible and hovered until the frame with the next heading is painted, in ms. */
export async function measureClick(browser, { pageUrl, clicked }) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(watchClick);
  await page.goto(pageUrl, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED);
  const link = page.locator(`a[href^="${clicked}"]:visible`).first();
  await link.hover();
  await page.waitForTimeout(1000);
  await link.click();
  await page.waitForURL((url) => url.pathname.startsWith(clicked));
  await page.waitForFunction(() => globalThis.sessionStorage.getItem('painted'));
  const milliseconds = await page.evaluate(
    () => globalThis.sessionStorage.getItem('painted') - globalThis.sessionStorage.getItem('clicked'),
  );
  await page.close();
  return milliseconds;
}

/** Runs in the page, and again in the next one where the click loads a document. Times are of the wall clock. */
function watchClick() {
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector('main h1, article h1, h1')?.textContent;
  const painted = () =>
    requestAnimationFrame(() => setTimeout(() => sessionStorage.setItem('painted', String(now()))));
  const before = sessionStorage.getItem('before');
  let watched = before;
  addEventListener(
    'click',
    () => {
      sessionStorage.setItem('clicked', String(now()));
      watched = heading();
      sessionStorage.setItem('before', watched);
    },
    true,
  );
  const check = () => {
    const current = heading();
    if (!watched || !current || current === watched) return;
    watched = null;
    painted();
  };
  new MutationObserver(check).observe(document, { childList: true, subtree: true, characterData: true });
}
