import path from 'node:path';
import { type Diagnostic, distinctDiagnostics } from '@org/site-model';
import { compileArea } from '../1-compile/compile-area.js';
import type { LoadedSite } from '../config/loaded-site.js';
import { inContent } from '../diagnostics/file-names.js';
import { type Answer, askSite } from './ask-site.js';
import { type ExternalLinks, externalLinks, type LinkPlace } from './external-links.js';
import { LinkAnswers } from './link-answers.js';

const ANSWERS_FILE = '.site-cache/external-links.json';

/** Sites that are asked at once. A site itself is asked for one address after the other, with a pause between. */
const MAX_SITES = 6;
const PAUSE = 500;

interface CheckOptions {
  /** Addresses that are asked for at most; the others wait for the next run. @default 1000 */
  limit?: number;
  /** Milliseconds between two questions to a site. @default 500 */
  pause?: number;
}

/** What came of a check. */
export interface ExternalCheck {
  diagnostics: Diagnostic[];
  /** Addresses in all. */
  links: number;
  /** Of these, those that were asked for now; of the others an answer is known, or they wait. */
  asked: number;
  waiting: number;
}

/** Asks other sites for what the site's articles link to. Nothing is sent but the questions. */
export async function checkExternalLinks(
  site: LoadedSite,
  { limit = 1000, pause = PAUSE }: CheckOptions = {},
): Promise<ExternalCheck> {
  for (const { dir } of site.config.areas) await compileArea(site, dir);
  const links = await externalLinks(site);
  const answers = new LinkAnswers(path.join(site.root, ANSWERS_FILE));
  const unknown = [...links.keys()].filter((address) => !answers.get(address));
  const asked = unknown.slice(0, limit);
  const found = await askAll(asked, pause);
  for (const [address, answer] of found) answers.set(address, answer);
  answers.save();
  const diagnostics = [...found].flatMap(([address, answer]) => judge(address, answer, links));
  return {
    diagnostics: inContent(site, distinctDiagnostics(diagnostics)),
    links: links.size,
    asked: asked.length,
    waiting: unknown.length - asked.length,
  };
}

/** In the order of the addresses, whichever site answers first. */
async function askAll(addresses: string[], pause: number): Promise<Map<string, Answer>> {
  const bySite = new Map<string, string[]>();
  for (const address of addresses) {
    const { host } = new URL(address);
    bySite.set(host, [...(bySite.get(host) ?? []), address]);
  }
  const answers = new Map<string, Answer>();
  const waiting = [...bySite.values()];
  const worker = async (): Promise<void> => {
    for (let own = waiting.shift(); own; own = waiting.shift()) {
      for (const [index, address] of own.entries()) {
        if (index > 0) await new Promise((resolve) => setTimeout(resolve, pause));
        answers.set(address, await askSite(address));
      }
    }
  };
  await Promise.all(Array.from({ length: MAX_SITES }, worker));
  return new Map(addresses.map((address) => [address, answers.get(address) ?? { status: 0 }]));
}

const GONE = new Set([404, 410]);

function judge(address: string, answer: Answer, links: ExternalLinks): Diagnostic[] {
  const judgement = judgementOf(address, answer);
  const at = (place: LinkPlace) => ({ file: place.source, line: place.line, column: place.column });
  return judgement ? (links.get(address) ?? []).map((place) => ({ ...judgement, ...at(place) })) : [];
}

type Judgement = Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint'>;

function judgementOf(address: string, { status, problem, movedTo }: Answer): Judgement | undefined {
  if (GONE.has(status) || problem === 'ENOTFOUND')
    return {
      code: 'link-external-broken',
      severity: 'error',
      message: `The link to "${address}" leads to nothing: ${problem ? 'there is no such site' : `the site answers ${status}`}.`,
      hint: 'Look for where the page is today, or take the link away.',
    };
  if (problem !== undefined || status >= 400)
    return {
      code: 'link-external-unreachable',
      severity: 'warning',
      message: `The link to "${address}" could not be checked: ${problem ?? `the site answers ${status}`}.`,
      hint: 'It may be a passing fault, or a site that answers to browsers alone: open it.',
    };
  if (movedTo !== undefined)
    return {
      code: 'link-external-moved',
      severity: 'info',
      message: `"${address}" has moved for good.`,
      hint: `Write "${movedTo}".`,
    };
  return undefined;
}
