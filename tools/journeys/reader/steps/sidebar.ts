import { ImpossibleStep, type StepType } from '../step.js';
import { pressStep, stay } from './press.js';

const SUMMARY = '.sidebar details > summary';

/** Opens or closes a category. Its target is the category's name, and which of that name it is. */
const category: StepType = {
  kind: 'sidebar category',
  weight: 2,
  describe: (target) => `open or close the category ${target} of the sidebar`,
  candidates: ({ page }) =>
    page.evaluate(
      (selector) => eyes.seen(selector).map(({ ariaLabel, textContent }) => ariaLabel ?? textContent),
      SUMMARY,
    ),
  perform: async (visit, target) => {
    const found = await visit.page.evaluateHandle(
      ([selector, name]) =>
        eyes.seen(selector).find(({ ariaLabel, textContent }) => (ariaLabel ?? textContent) === name) ?? null,
      [SUMMARY, target] as const,
    );
    const summary = found.asElement();
    if (!summary) throw new ImpossibleStep(`No category ${target} is seen.`);
    await summary.click();
    visit.openedByHand = true;
    return stay(visit);
  },
};

export const SIDEBAR: StepType[] = [
  category,
  pressStep('sidebar fold', '[data-sidebar-toggle]', { what: 'collapse or expand the sidebar' }),
];
