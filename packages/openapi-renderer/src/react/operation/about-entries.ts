import type { ApiInfo } from '../../api-model/index.js';
import type { PageTranslate } from '../../messages/page-messages.js';

interface AboutEntry {
  label: string;
  text: string;
  url?: string | undefined;
}

/** Whom to ask and what to agree to. */
export function aboutEntries({ contact, license, termsOfService }: ApiInfo, t: PageTranslate): AboutEntry[] {
  const entries: AboutEntry[] = [];
  if (contact)
    entries.push({
      label: t('Contact'),
      text: contact.name || contact.email || contact.url || '',
      url: contact.url,
    });
  if (license) entries.push({ label: t('License'), text: license.name, url: license.url });
  if (termsOfService) entries.push({ label: t('Terms'), text: termsOfService, url: termsOfService });
  return entries;
}
