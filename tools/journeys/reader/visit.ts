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
  readonly #known = new Map<string, Snapshot>();

  private constructor(
    { site, origin }: Place,
    private readonly context: BrowserContext,
    readonly page: Page,
    fresh: Page,
  ) {
    this.site = site;
    this.#fresh = fresh;
    this.problems = new Problems(context, origin);
  }

  static async start(place: Place): Promise<Visit> {
    const { browser, origin, eyes } = place;
    const context = await browser.newContext({ viewport: WINDOW, baseURL: origin });
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript({ content: eyes });
    await answerTagManager(context);
    return new Visit(place, context, await context.newPage(), await context.newPage());
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
   * What a fresh load of the address shows in a window of the same size, with the same storage. Loaded once for the same
   * state of these; `again` loads it in any case.
   */
  async fresh(again: boolean): Promise<Snapshot> {
    const { page } = this;
    const session = await page.evaluate(() => sessionStorage.getItem('docs.sidebar.hidden'));
    const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
    const key = [page.url(), JSON.stringify(page.viewportSize()), session, stored].join('\n');
    const known = this.#known.get(key);
    if (known && !again) return known;
    const snapshot = await this.#load(page.url(), session);
    this.#known.set(key, snapshot);
    return snapshot;
  }

  async #load(address: string, sidebarHidden: string | null): Promise<Snapshot> {
    const fresh = this.#fresh;
    await fresh.setViewportSize(this.page.viewportSize() ?? WINDOW);
    if (fresh.url() === 'about:blank') await fresh.goto(address);
    await fresh.evaluate((hidden) => {
      if (hidden === null) sessionStorage.removeItem('docs.sidebar.hidden');
      else sessionStorage.setItem('docs.sidebar.hidden', hidden);
    }, sidebarHidden);
    await fresh.goto('about:blank');
    await fresh.goto(address);
    await settle(fresh);
    return fresh.evaluate(() => eyes.takeSnapshot());
  }

  end(): Promise<void> {
    return this.context.close();
  }
}

/** Waits until the shell is there, nothing is on its way and the browser has nothing to do. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => eyes.isSettled());
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1000 })),
      ),
  );
}
