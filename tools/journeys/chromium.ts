import { ensureChromium, PLAYWRIGHT_FLAGS } from '@org/browser-tests/chromium';
import { type Browser, chromium } from '@playwright/test';

/** The Chromium of this machine, as browser tests start it. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(), args: PLAYWRIGHT_FLAGS });
