import type { CompiledPage } from '@org/content-pipeline';
import { errorMessage } from '@org/site-model';
import { noteSiteCode } from '../command-end.js';
import type { LoadedSite } from '../config/loaded-site.js';
import type { LinkedSiteLocale, SiteHooks, WrittenSite } from '../config/site-hooks.js';
import { SiteError } from '../diagnostics/diagnostic.js';
import type { SiteModel } from '../model/site-model.js';

type HooksSite = Pick<LoadedSite, 'configFile'> & { config: Pick<LoadedSite['config'], 'hooks'> };

/** What all hooks together make of a compiled page; `undefined` where the site has none that would. @throws SiteError */
export function pageTransform(site: HooksSite): ((page: CompiledPage) => CompiledPage) | undefined {
  const hooks = site.config.hooks.filter(({ transformPage }) => transformPage);
  if (hooks.length === 0) return undefined;
  return (page) => {
    let current = page;
    for (const hook of hooks) {
      const fail = failureOf(site, hook, `"transformPage" on "${page.source}"`);
      const next = attempt(site, fail, () => hook.transformPage?.(current)) ?? current;
      if (next.source !== page.source || next.version !== page.version)
        throw fail('it changed "source" or "version", which name the page');
      current = next;
    }
    return current;
  };
}

/** What all hooks together make of a linked locale. @throws SiteError */
export function extendModel(site: HooksSite, { locale, model }: LinkedSiteLocale): SiteModel {
  let current = model;
  for (const hook of site.config.hooks) {
    const fail = failureOf(site, hook, `"extendSite" on the locale "${locale}"`);
    current = attempt(site, fail, () => hook.extendSite?.({ locale, model: current })) ?? current;
  }
  return current;
}

/** @throws SiteError */
export async function finishBuild(site: HooksSite, written: WrittenSite): Promise<void> {
  for (const hook of site.config.hooks) {
    noteSiteCode(() => site.configFile);
    try {
      await hook.afterBuild?.(written);
    } catch (error) {
      throw failureOf(site, hook, '"afterBuild"')(errorMessage(error));
    }
  }
}

type Failure = (reason: string) => SiteError;

function attempt<Result>({ configFile }: HooksSite, fail: Failure, run: () => Result): Result {
  noteSiteCode(() => configFile);
  try {
    return run();
  } catch (error) {
    throw fail(errorMessage(error));
  }
}

const failureOf =
  ({ configFile }: HooksSite, { name }: Pick<SiteHooks, 'name'>, what: string): Failure =>
  (reason) =>
    new SiteError([
      {
        code: 'hook-failed',
        severity: 'error',
        message: `The hook "${name}" failed in ${what}: ${reason}.`,
        hint: 'Correct the hook. The site is not built without it, because it would be another site.',
        file: configFile,
      },
    ]);
