import type { ElementHandle } from '@playwright/test';
import { type Effect, ImpossibleStep, type StepType } from '../step.js';
import type { Visit } from '../visit.js';

export const stay = ({ page }: Visit): Effect => ({ type: 'stay', href: page.url() });

/** The nth element of a selector that a reader sees. */
export async function findSeen({ page }: Visit, selector: string, index = 0): Promise<ElementHandle> {
  const found = await page.evaluateHandle(([part, number]) => eyes.seen(part)[number] ?? null, [
    selector,
    index,
  ] as const);
  const element = found.asElement();
  if (!element) throw new ImpossibleStep(`No ${selector} is seen.`);
  return element;
}

export const countSeen = ({ page }: Visit, selector: string): Promise<number> =>
  page.evaluate((part) => eyes.seen(part).length, selector);

/**
 * Presses what the reader sees where it is: painted there. A browser takes a press to the frame of the last picture, so that one right
 * after a scroll could go to a frame inside the page which has long moved on.
 */
export async function press(element: ElementHandle): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await element.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await element.click();
}

/** A kind of step that presses a button, of which the page has one, and stays where it is. */
export const pressStep = (
  kind: string,
  selector: string,
  options: Partial<StepType> & { what: string },
): StepType => ({
  ...options,
  kind,
  describe: () => options.what,
  candidates: async (visit) => ((await countSeen(visit, selector)) > 0 ? [''] : []),
  perform: async (visit) => {
    await press(await findSeen(visit, selector));
    return stay(visit);
  },
});
