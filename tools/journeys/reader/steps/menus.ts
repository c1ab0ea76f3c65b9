import type { StepType } from '../step.js';
import { findLink, followLink } from './follow.js';

/** A kind of step that opens a menu of the navbar and follows one of its links. */
function menuStep(kind: string, links: string, options: Partial<StepType> = {}): StepType {
  const inMenus = `.navbar .menu-list ${links}`;
  return {
    ...options,
    kind,
    describe: (target) => `choose ${target} in the menu of the navbar (${kind})`,
    candidates: ({ page, site }) =>
      page.evaluate(
        ([selector, base]) => {
          const menus = eyes
            .seen('.navbar [data-menu]')
            .map((button) => button.getAttribute('popovertarget'));
          const shown = [...document.querySelectorAll<HTMLAnchorElement>(selector)].filter(
            (link) =>
              menus.includes(link.closest('.menu-list')?.id ?? '') &&
              link.ariaCurrent !== 'true' &&
              link.href.startsWith(location.origin + base) &&
              !/\.[a-z]{2,4}$/.test(link.pathname),
          );
          return [...new Set(shown.map(({ href }) => href.slice(location.origin.length)))];
        },
        [inMenus, site.baseUrl] as const,
      ),
    perform: async (visit, target) => {
      const menu = await visit.page.evaluate(
        ([selector, address]) =>
          [...document.querySelectorAll<HTMLAnchorElement>(selector)]
            .find(({ href }) => href === location.origin + address)
            ?.closest('.menu-list')?.id,
        [inMenus, target] as const,
      );
      await visit.page.locator(`.navbar [popovertarget="${menu}"]`).click();
      return followLink(await findLink(visit, inMenus, target));
    },
  };
}

export const MENUS: StepType[] = [
  menuStep('language', 'a[hreflang]'),
  menuStep('version', 'a[data-version]', { weight: 2, isPartOf: ({ name }) => name === 'fixture-site' }),
  menuStep('menu link', 'a:not([data-keep])', { isPartOf: ({ name }) => name === 'fixture-site' }),
];
