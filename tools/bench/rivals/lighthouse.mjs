// Lighthouse's mobile scores of one page, with its own simulated network and processor.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { CHROMIUM_FLAGS, ensureChromium } from '../../browser/chromium.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
export const LIGHTHOUSE = 'lighthouse@12.8.2';

/**
 * @param {string} folder where `LIGHTHOUSE` is installed
 * @param {string} url
 * @returns {Promise<{ performance: number, accessibility: number, 'best-practices': number, blocking: number, failed: string[] }>}
 *   scores from 0 to 100, the blocking time of Lighthouse's own simulation in ms, and ids of audits that failed
 */
export async function lighthouse(folder, url) {
  const { stdout } = await promisify(execFile)(
    path.join(folder, 'node_modules/.bin/lighthouse'),
    [
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${['--headless=new', ...CHROMIUM_FLAGS].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: ensureChromium() }, maxBuffer: 64e6 },
  );
  const { categories, audits } = JSON.parse(stdout);
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)]),
  );
  const failed = CATEGORIES.flatMap((name) => categories[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
    .map(({ id }) => id);
  return { ...scores, blocking: audits['total-blocking-time'].numericValue ?? 0, failed };
}
