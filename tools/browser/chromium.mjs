// Finds, or where it may, installs the Chromium that browser tests and tools drive.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Debian's package of the headless shell, by its name, and where it is. */
const SHELL_PACKAGE = 'chromium-headless-shell';
const SHELL = `/usr/bin/${SHELL_PACKAGE}`;

/** Start-up flags for a machine without a display, and without connections that no test asked for. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The pages that Chromium keeps loaded for its address bar, two of them for every window: half of the CPU that a test's page costs,
 * behind windows that nobody sees.
 */
const ADDRESS_BAR_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright 1.65 disables. Of two `--disable-features` Chromium takes the last, so its own list has to be in ours. */
const DISABLED_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The same for a Chromium that Playwright drives: without what costs CPU behind its windows. Benchmarks take Chromium as it is. */
export const PLAYWRIGHT_FLAGS = [
  ...CHROMIUM_FLAGS,
  `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...ADDRESS_BAR_PAGES].join(',')}`,
  // By itself the shell takes letters to whole pixels, which makes lines of other lengths than readers see.
  '--font-render-hinting=none',
];

/** Path of a Chromium: `CHROMIUM_PATH`, else one that is installed; `undefined` when there is none. */
function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) {
    throw new Error(`CHROMIUM_PATH names "${named}", which does not exist. Correct it, or unset it.`);
  }
  return named ?? KNOWN_PLACES.find((place) => existsSync(place));
}

/** The same, but installs Debian's package when that is possible. @throws when there is no way to get one */
export function ensureChromium() {
  const found = findChromium() ?? (install('chromium') ? findChromium() : undefined);
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium: install it, or set CHROMIUM_PATH to the path of a Chromium or Chrome.',
  );
}

/**
 * Path of what tests drive: `CHROMIUM_PATH`, else the headless shell, which is Chromium's engine without the windows around it and takes
 * half of the CPU that a page in them takes, else a Chromium. Benchmarks take Chromium.
 */
export function findHeadless() {
  return !process.env.CHROMIUM_PATH && existsSync(SHELL) ? SHELL : findChromium();
}

/**
 * The same, but installs Debian's package of the shell where there is no browser at all, and beside a Chromium on a machine of CI.
 * @throws when there is no way to get a browser
 */
export function ensureHeadless() {
  const found = findHeadless();
  const isWanted = !found || (process.env.CI && !process.env.CHROMIUM_PATH && found !== SHELL);
  if (isWanted && install(SHELL_PACKAGE) && existsSync(SHELL)) return SHELL;
  return found ?? ensureChromium();
}

/** Where that may be done. @returns whether it was tried */
function install(name) {
  if (process.getuid?.() !== 0 || !isDebian()) return false;
  console.log(`Installing Debian's package "${name}" (about a minute) …`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', name], options);
  return true;
}

function isDebian() {
  return (
    existsSync('/etc/os-release') && /^ID(?:_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'))
  );
}
