import { ImpossibleStep, type StepType } from '../step.js';
import { countSeen, pressStep, stay } from './press.js';

/** Both sides of the width at which the layout changes, and two windows as people have them. */
const WINDOWS = ['1280x800', '997x800', '996x800', '390x800'];

const sizeOf = (target: string) => {
  const [width = 0, height = 0] = target.split('x').map(Number);
  return { width, height };
};

const resize: StepType = {
  kind: 'window',
  weight: 2,
  describe: (target) => `make the window ${target.replace('x', ' × ')} px`,
  candidates: async ({ page }) => WINDOWS.filter((size) => sizeOf(size).width !== page.viewportSize()?.width),
  perform: async (visit, target) => {
    await visit.page.setViewportSize(sizeOf(target));
    return stay(visit);
  },
};

const scroll: StepType = {
  kind: 'scroll',
  weight: 2,
  describe: (percent) => `scroll to ${percent} % of the page`,
  candidates: ({ page }) =>
    page.evaluate(() =>
      document.documentElement.scrollHeight > innerHeight + 100 && eyes.seen('main').length > 0
        ? ['15', '40', '70', '100']
        : [],
    ),
  perform: async (visit, percent) => {
    if ((await countSeen(visit, 'main')) === 0) throw new ImpossibleStep('The drawer is over the page.');
    await visit.page.evaluate(
      (share) => {
        const { scrollHeight } = document.documentElement;
        scrollTo({ top: Math.round((scrollHeight - innerHeight) * share), behavior: 'instant' });
      },
      Number(percent) / 100,
    );
    return stay(visit);
  },
};

export const WINDOW: StepType[] = [
  resize,
  scroll,
  pressStep('color mode', '[data-color-toggle]', { what: 'press the button of the color mode' }),
  pressStep('announcement', '[data-announcement-close]', {
    what: 'close the announcement',
    isPartOf: ({ name }) => name === 'fixture-site',
  }),
];
