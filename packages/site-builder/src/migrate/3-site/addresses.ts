import type { SiteFiles } from '../2-content/site-files.js';
import { moveAddress } from '../2-content/links.js';

/** An address of the configuration, where `docs/intro` means `/docs/intro`, as the new site has it. */
export function siteHref(href: string, files: SiteFiles): string {
  // What the site does not know answers where it has been published until now.
  if (/^pathname:\/\//.test(href))
    return files.project.config.url.replace(/\/$/, '') + href.replace(/^pathname:\/\//, '');
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(href)) return href;
  const [, written = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const pathname = `/${written.replace(/^\/+/, '')}`;
  return moveAddress({ href: pathname + tail, pathname, tail }, files);
}
