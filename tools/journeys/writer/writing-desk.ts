import { renameSync, rmSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { expect } from 'vitest';
import { launchChromium } from '../chromium.js';
import { ScratchSite } from '../scratch-site.js';
import { type ServerProcess, startServer } from '../server-process.js';

/** Milliseconds that an edit may take to show, on a machine that does ten other things. */
const PATIENCE = 60_000;
const STACK_TRACE = /^\s+at .*:\d+:\d+/m;

/** What a writer has before them: the sources, the dev server over them, and a browser. */
export class WritingDesk {
  private constructor(
    readonly site: ScratchSite,
    readonly server: ServerProcess,
    private readonly browser: Browser,
    readonly page: Page,
  ) {}

  /** @param env what the writer's machine has set */
  static async open(site = ScratchSite.copyOf('docs-site'), env = {}): Promise<WritingDesk> {
    const server = await startServer(site.root, 'dev', { env });
    const browser = await launchChromium();
    return new WritingDesk(site, server, browser, await browser.newPage());
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.server.stop();
    this.site.remove();
  }

  /** Opens a page and waits until the server can tell it of edits. */
  async show(route: string): Promise<void> {
    await this.#arrive(new URL(route, this.server.address).href);
  }

  /** Loads the page again; it may be doing so itself. */
  async reload(): Promise<void> {
    await this.page.reload().catch(() => this.page.reload());
  }

  /** Marks the document, so that a step can tell whether it was loaded anew. */
  async mark(): Promise<void> {
    await this.page.evaluate(() => Object.assign(window, { marked: true }));
  }

  isMarked(): Promise<boolean> {
    return this.page.evaluate(() => 'marked' in window);
  }

  rename(from: string, to: string): void {
    renameSync(this.site.path(from), this.site.path(to));
  }

  delete(file: string): void {
    rmSync(this.site.path(file), { force: true, recursive: true });
  }

  /** Waits until something that the page shows has a text. */
  async see(selector: string, text: string): Promise<void> {
    await expect.poll(() => this.#textOf(selector), { timeout: PATIENCE, interval: 100 }).toContain(text);
  }

  /** Waits until the overlay has all of these texts. */
  async seeOverlay(...texts: string[]): Promise<void> {
    await expect
      .poll(
        async () => {
          const overlay = await this.overlay();
          return texts.filter((text) => !overlay.includes(text)).map((text) => `no "${text}" in: ${overlay}`);
        },
        { timeout: PATIENCE, interval: 100 },
      )
      .toEqual([]);
  }

  /** Follows a link of the overlay; the page may load itself anew under the pointer. */
  async follow(route: string): Promise<void> {
    const link = this.page.locator('docs-overlay').getByRole('link', { name: `Open ${route}` });
    const click = () => link.click({ timeout: 1000 }).catch(() => undefined);
    await expect
      .poll(() => click().then(() => new URL(this.page.url()).pathname), { timeout: PATIENCE, interval: 500 })
      .toBe(route);
  }

  /** Does something, and waits until the page has heard that nothing is wrong with it: a closed overlay does not show when that was. */
  async untilMended(mend: () => void): Promise<void> {
    const told = this.page.waitForResponse(
      async (response) =>
        response.ok() &&
        response.url().includes('/@docs/diagnostics?') &&
        ((await response.json()) as { page: unknown[] }).page.length === 0,
      { timeout: PATIENCE },
    );
    mend();
    await told;
    // What came before has been taken in when what was asked for after it is there.
    await this.page.evaluate(() => fetch('/@docs/diagnostics?path=/').then((response) => response.text()));
  }

  /**
   * Makes an edit, and waits until the server has told every page of it: a page that is opened sooner loads itself anew as
   * soon as it hears.
   */
  async untilTold(edit: () => void): Promise<void> {
    const listening = new AbortController();
    const events = await fetch(new URL('/@docs/events', this.server.address), { signal: listening.signal });
    edit();
    let told = '';
    const decoder = new TextDecoder();
    for await (const bytes of events.body ?? []) {
      told += decoder.decode(bytes, { stream: true });
      if (told.includes('event: content\n')) break;
    }
    listening.abort();
  }

  /** Waits until nothing is wrong any more. */
  async seeNoOverlay(): Promise<void> {
    await expect.poll(() => this.overlay(), { timeout: PATIENCE, interval: 100 }).toBe('');
  }

  /** All that the overlay says; empty when there is none. */
  overlay(): Promise<string> {
    return this.#read(
      () => document.querySelector('docs-overlay')?.shadowRoot?.querySelector('section')?.textContent,
    );
  }

  /** What a reader sees of the page. */
  look(): Promise<string> {
    return this.#read(() =>
      [
        location.pathname,
        document.title,
        getComputedStyle(document.body).backgroundColor,
        document.querySelector('main')?.innerText,
        document.querySelector('nav[aria-label="Docs sidebar"]')?.textContent,
      ].join('\n'),
    );
  }

  /** Waits until the page is as it was, with nothing wrong. */
  async seeAsBefore(before: string): Promise<void> {
    await expect.poll(() => this.look(), { timeout: PATIENCE, interval: 100 }).toBe(before);
    await this.seeNoOverlay();
    this.expectAlive();
  }

  expectAlive(): void {
    expect(this.server.process.exitCode, this.server.output()).toBeNull();
    expect(this.server.output()).not.toMatch(STACK_TRACE);
  }

  /**
   * The page before, and one that an edit reaches while it loads, may load itself anew meanwhile, and again; the page before may even
   * take the place of the one that was asked for.
   */
  async #arrive(href: string, attempts = 5): Promise<void> {
    const isEvents = (address: string): boolean => address.includes('/@docs/events?');
    const arrived = async (): Promise<void> => {
      await Promise.all([
        this.page.waitForResponse((response) => isEvents(response.url()), { timeout: PATIENCE }),
        this.page.goto(href, { timeout: PATIENCE }),
      ]);
      await this.page.locator('html[data-shell="ready"]').waitFor({ state: 'attached', timeout: PATIENCE });
      if (this.page.url() !== href) throw new Error(`${this.page.url()} is open instead of ${href}.`);
    };
    await arrived().catch(async (error: unknown) => {
      if (attempts === 1) throw error;
      await this.#arrive(href, attempts - 1);
    });
  }

  #textOf(selector: string): Promise<string> {
    return this.page
      .locator(selector)
      .first()
      .textContent({ timeout: 1000 })
      .then(
        (text) => text ?? '',
        () => '',
      );
  }

  /** Empty while another document is on its way. */
  #read(inPage: () => string | null | undefined): Promise<string> {
    return this.page.evaluate(inPage).then(
      (text) => text ?? '',
      () => '',
    );
  }
}
