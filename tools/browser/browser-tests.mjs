// What the browser tests of all apps have in common.
import { findHeadless, PLAYWRIGHT_FLAGS } from './chromium.mjs';

/** Configuration of an app's browser tests, over servers that start with them. */
export function browserTests({ port, baseUrl = '/', servers }) {
  const executablePath = findHeadless();
  if (!executablePath) throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH.');
  return {
    testDir: 'e2e',
    fullyParallel: true,
    workers: 2,
    forbidOnly: Boolean(process.env.CI),
    retries: 0,
    // Machines of CI are slow and busy; no test is timed.
    timeout: 90_000,
    expect: { timeout: 20_000 },
    reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
    outputDir: 'test-results/artifacts',
    use: {
      baseURL: addressOf(port),
      viewport: { width: 1440, height: 900 },
      launchOptions: { executablePath, args: PLAYWRIGHT_FLAGS },
      // A trace of every test is a fifth of their CPU; `--trace on` makes one where it is wanted.
      screenshot: 'only-on-failure',
    },
    webServer: Object.entries(servers).map(([command, offset]) => ({
      command: `site-builder ${command} --port ${port + offset}`,
      url: addressOf(port + offset) + baseUrl,
      reuseExistingServer: false,
      timeout: 120_000,
    })),
  };
}

const addressOf = (port) => `http://127.0.0.1:${port}`;
