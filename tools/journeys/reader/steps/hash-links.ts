import type { StepType } from '../step.js';
import { linkStep } from './follow.js';

const contents = linkStep('contents', '[data-toc] a, .toc-mobile a', { where: 'in the contents', weight: 2 });

/** On a narrow window the contents are closed at first. */
const contentsAtAnyWidth: StepType = {
  ...contents,
  candidates: async (visit) => {
    const closed = await visit.page.evaluateHandle(
      () => eyes.seen('.toc-mobile:not([open]) > summary')[0] ?? null,
    );
    await closed.asElement()?.click();
    return contents.candidates(visit);
  },
  perform: async (visit, target) => {
    await contentsAtAnyWidth.candidates(visit);
    return contents.perform(visit, target);
  },
};

export const HASH_LINKS: StepType[] = [
  contentsAtAnyWidth,
  linkStep('permalink', 'main a.permalink', { where: 'beside its heading' }),
];
