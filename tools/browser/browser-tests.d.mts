export interface BrowserTestsOptions {
  /** The tests' base address is this port of the loopback interface. */
  port: number;
  /** Path that the site answers at. @default '/' */
  baseUrl?: string;
  /** Servers to start: what `site-builder` is to do, and how far after `port` its own port lies. */
  servers: Partial<Record<'preview' | 'dev', number>>;
}

/** Configuration of an app's browser tests, over servers that start with them. @throws when there is no Chromium */
export declare function browserTests(options: BrowserTestsOptions): {
  testDir: string;
  fullyParallel: boolean;
  workers: number;
  forbidOnly: boolean;
  retries: number;
  timeout: number;
  reporter: [['list'], ['json', { outputFile: string }]];
  outputDir: string;
  use: {
    baseURL: string;
    viewport: { width: number; height: number };
    launchOptions: { executablePath: string; args: string[] };
    screenshot: 'only-on-failure';
  };
  webServer: { command: string; url: string; reuseExistingServer: boolean; timeout: number }[];
};
