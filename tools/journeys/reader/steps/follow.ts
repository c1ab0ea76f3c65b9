import type { ElementHandle } from '@playwright/test';
import { type Effect, ImpossibleStep, type StepType } from '../step.js';
import type { Visit } from '../visit.js';
import { press } from './press.js';

/** A kind of step that follows a link of some part of the page. Its target is the link's address. */
export function linkStep(
  kind: string,
  selector: string,
  options: Partial<Pick<StepType, 'weight' | 'isPartOf'>> & { where: string },
): StepType {
  return {
    ...options,
    kind,
    describe: (target) => `follow the link to ${target} ${options.where}`,
    candidates: (visit) => linksOf(visit, selector),
    perform: async (visit, target) => followLink(await findLink(visit, selector, target)),
  };
}

const linksOf = ({ page, site }: Visit, selector: string): Promise<string[]> =>
  page.evaluate(([part, base]) => eyes.pageLinks(part, base), [selector, site.baseUrl] as const);

export async function findLink({ page }: Visit, selector: string, target: string) {
  const found = await page.evaluateHandle(([part, address]) => eyes.pageLink(part, address), [
    selector,
    target,
  ] as const);
  const link = found.asElement();
  if (!link) throw new ImpossibleStep(`No link to ${target} is seen.`);
  return link;
}

/** Clicks as a reader does, the pointer coming first. */
export async function followLink(link: ElementHandle<HTMLAnchorElement>): Promise<Effect> {
  const href = await link.evaluate(hrefOf);
  await press(link);
  return { type: 'follow', href };
}

/** A link to another edition of the page takes the query and the hash along. */
function hrefOf(link: HTMLAnchorElement): string {
  const url = new URL(link.href);
  if (link.dataset.keep !== undefined) {
    url.search = location.search;
    url.hash = location.hash;
  }
  return url.href;
}
