import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Bearings } from './in-page/bearings.js';
import type { Snapshot } from './in-page/snapshot.js';
import { answerTagManager, Problems } from './problems.js';
import type { WalkSite } from './sites.js';

/** A browser to open visits of a site in. */
export interface Place {
  browser: Browser;
  site: WalkSite;
  /** Such as `http://127.0.0.1:41234`. */
  origin: string;
  /** What `bundleEyes` made. */
  eyes: string;
  /** What fresh loads have shown, by all that they depend on: the same for every visit of the same build. */
  known: Map<string, Snapshot>;
}

/** Milliseconds that a page may take for anything. Only what is wrong lasts so long. */
const PATIENCE = 20_000;
const WINDOW = { width: 1280, height: 800 };

/** A reader with one window on a site, and a second one beside it, of the same profile, in which addresses are loaded afresh. */
export class Visit {
  /** The reader opened or closed categories on the page that is shown. */
  openedByHand = false;
  readonly site: WalkSite;
  readonly problems: Problems;
  readonly #fresh: Page;
  readonly #known: Place['known'];
  /** What is loaded afresh at the moment, named as in `known`. */
  #loaded: string | undefined;

  private constructor(
    { site, origin, known }: Place,
    private readonly context: BrowserContext,
    readonly page: Page,
    fresh: Page,
  ) {
    this.site = site;
    this.#fresh = fresh;
    this.#known = known;
    this.problems = new Problems(context, origin);
  }

  static async start(place: Place): Promise<Visit> {
    const { browser, origin, eyes, site } = place;
    const context = await browser.newContext({ viewport: WINDOW, baseURL: origin });
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript({ content: eyes });
    // Where anything is answered for a page, Chromium keeps no file of the site: each load would fetch and compile every script anew.
    if (site.hasTagManager) await answerTagManager(context);
    const page = await context.newPage();
    return new Visit(place, context, page, await openWindow(context, page));
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await settle(this.page);
    this.openedByHand = false;
  }

  bearings(): Promise<Bearings> {
    return this.page.evaluate(() => eyes.takeBearings());
  }

  snapshot(): Promise<Snapshot> {
    return this.page.evaluate(() => eyes.takeSnapshot());
  }

  /**
   * What a fresh load of the address shows in a window of the same size, with the same storage: as it was `remembered` from another
   * step in the same state of these, or as it is now, where something may have come late. Loaded where neither is there.
   */
  async fresh(remembered: boolean): Promise<Snapshot> {
    const { page } = this;
    const session = await page.evaluate(() => sessionStorage.getItem('docs.sidebar.hidden'));
    const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
    const key = [page.url(), JSON.stringify(page.viewportSize()), session, stored].join('\n');
    const known = this.#known.get(key);
    if (known && remembered) return known;
    if (this.#loaded !== key) await this.#load(page.url(), session);
    this.#loaded = key;
    await settle(this.#fresh);
    const snapshot = await this.#fresh.evaluate(() => eyes.takeSnapshot());
    this.#known.set(key, snapshot);
    return snapshot;
  }

  /** The next fresh load is another one. */
  forgetFresh(): void {
    this.#loaded = undefined;
  }

  async #load(address: string, sidebarHidden: string | null): Promise<void> {
    const fresh = this.#fresh;
    await fresh.setViewportSize(this.page.viewportSize() ?? WINDOW);
    if (fresh.url() === 'about:blank') await fresh.goto(address);
    await fresh.evaluate((hidden) => {
      if (hidden === null) sessionStorage.removeItem('docs.sidebar.hidden');
      else sessionStorage.setItem('docs.sidebar.hidden', hidden);
    }, sidebarHidden);
    // To another hash alone, or to none, nothing would be loaded.
    if (withoutHash(fresh.url()) === withoutHash(address)) await fresh.goto('about:blank');
    await fresh.goto(address);
  }

  end(): Promise<void> {
    return this.context.close();
  }
}

const withoutHash = (address: string): string => address.split('#', 1)[0] ?? '';

/**
 * Another page of a context, in a window of its own: of two tabs of one window, the browser draws the one behind once a second, and
 * everything that waits for a frame waits as long.
 */
async function openWindow(context: BrowserContext, beside: Page): Promise<Page> {
  const session = await context.newCDPSession(beside);
  const { browserContextId = '' } = (await session.send('Target.getTargetInfo')).targetInfo;
  const opened = context.waitForEvent('page');
  await session.send('Target.createTarget', { url: 'about:blank', newWindow: true, browserContextId });
  await session.detach();
  return opened;
}

/** Frames in a row without scrolling after which a smooth scroll is over. */
const STILL_FRAMES = 3;

/** Waits until the shell is there, nothing is on its way, the page scrolls no more and the browser has nothing to do. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => eyes.isSettled());
  await page.evaluate(async (frames) => {
    for (let still = 0; still < frames; still++) {
      const before = scrollY;
      await new Promise(requestAnimationFrame);
      if (scrollY !== before) still = -1;
    }
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  }, STILL_FRAMES);
}
