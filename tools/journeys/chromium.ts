import { ensureHeadless, PLAYWRIGHT_FLAGS } from '@org/browser-tests/chromium';
import { type Browser, chromium } from '@playwright/test';

/** The headless Chromium of this machine, as browser tests start it. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureHeadless(), args: PLAYWRIGHT_FLAGS });
