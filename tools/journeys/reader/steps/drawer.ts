import { ImpossibleStep, type StepType } from '../step.js';
import { linkStep } from './follow.js';
import { countSeen, findSeen, press, pressStep, stay } from './press.js';

const OPEN = '.drawer:popover-open';

const CLOSINGS: Record<string, string> = {
  button: 'its button',
  Escape: 'Escape',
  beside: 'a click beside it',
};

/** The browser's Back closes it too: that is a kind of its own. */
const close: StepType = {
  kind: 'drawer close',
  weight: 2,
  describe: (target) => `close the drawer by ${CLOSINGS[target]}`,
  candidates: async (visit) => ((await countSeen(visit, OPEN)) > 0 ? Object.keys(CLOSINGS) : []),
  perform: async (visit, target) => {
    if ((await countSeen(visit, OPEN)) === 0) throw new ImpossibleStep('The drawer is closed.');
    if (target === 'Escape') await visit.page.keyboard.press('Escape');
    else if (target === 'button') await press(await findSeen(visit, `${OPEN} .drawer-head button`));
    else {
      const { width = 0, height = 0 } = visit.page.viewportSize() ?? {};
      const isAtRight = await visit.page.evaluate(() => document.documentElement.dir === 'rtl');
      await visit.page.mouse.click(isAtRight ? 4 : width - 4, height - 40);
    }
    return stay(visit);
  },
};

export const DRAWER: StepType[] = [
  pressStep('drawer open', '.navbar-menu', { what: 'open the drawer by the menu button', weight: 4 }),
  pressStep('drawer menu', `${OPEN} [data-drawer-back]`, { what: 'press “Back to main menu” in the drawer' }),
  linkStep('drawer link', `${OPEN} a`, { where: 'in the drawer', weight: 4 }),
  close,
];
