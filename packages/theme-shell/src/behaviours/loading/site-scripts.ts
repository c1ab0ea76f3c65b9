import { SCRIPTS_POLICY, type SiteScripts, TAG_MANAGER_SRC } from '../../model/site-scripts.js';

interface ScriptPolicy {
  createScriptURL(address: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/** Adds the scripts that the site's configuration names. Their addresses come from the page of this site's own build. */
export function loadSiteScripts({ tagManager, modules = [] }: SiteScripts): void {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  const policy = factory?.createPolicy(SCRIPTS_POLICY, { createScriptURL: (address) => address });
  const add = (address: string, attributes: Partial<HTMLScriptElement>): void => {
    const script = Object.assign(document.createElement('script'), { async: true, ...attributes });
    script.src = policy?.createScriptURL(address) ?? address;
    document.head.append(script);
  };

  if (tagManager) {
    const { dataLayer = [] } = window as { dataLayer?: unknown[] };
    dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    Object.assign(window, { dataLayer });
    const address = new URL(tagManager.src ?? TAG_MANAGER_SRC, location.href);
    address.searchParams.set('id', tagManager.containerId);
    add(address.href, {});
  }
  for (const { src, integrity } of modules) {
    add(src, { type: 'module', ...(integrity ? { integrity, crossOrigin: 'anonymous' } : {}) });
  }
}
