import { type Effect, ImpossibleStep, type StepType } from '../step.js';
import type { Visit } from '../visit.js';

/** The entry of the history that is so many steps away, if it is one of this site. */
const entryAt = ({ page }: Visit, delta: number): Promise<Effect | null> =>
  page.evaluate((steps): Effect | null => {
    const { currentEntry } = navigation;
    const entry = navigation.entries()[(currentEntry?.index ?? 0) + steps];
    if (!entry?.url) return null;
    const { url: href, sameDocument, key } = entry;
    // Of one address in one document, one of two neighbours is the open drawer: over the same page, at the same place.
    const isDrawer = sameDocument && href === location.href;
    const [scroll, announcement] = isDrawer
      ? [scrollY, eyes.takeBearings().announcement]
      : (eyes.leftAt(key) ?? [null, 0]);
    return { type: 'traverse', href, sameDocument, scroll, announcement };
  }, delta);

function historyStep(kind: string, delta: -1 | 1): StepType {
  return {
    kind,
    weight: 3,
    describe: () => `press ${delta < 0 ? 'Back' : 'Forward'} in the browser`,
    candidates: async (visit) => ((await entryAt(visit, delta)) ? [''] : []),
    perform: async (visit) => {
      const effect = await entryAt(visit, delta);
      if (!effect) throw new ImpossibleStep('The history has no such entry.');
      if (delta < 0) await visit.page.goBack({ waitUntil: 'commit' });
      else await visit.page.goForward({ waitUntil: 'commit' });
      return effect;
    },
  };
}

export const HISTORY: StepType[] = [historyStep('back', -1), historyStep('forward', 1)];
