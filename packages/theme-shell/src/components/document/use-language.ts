import { htmlLang } from '../../model/page-tags.js';
import { useShell } from '../frame/shell-context.js';

/** Attributes of an element whose text is in another language than what is around it. */
interface LanguageAttributes {
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/** A page that is not translated is in another language than the shell around it, and may run the other way. */
export function useArticleLanguage(): LanguageAttributes {
  const { site, page } = useShell();
  const code = page.kind === 'doc' ? page.contentLocale : undefined;
  const written = code === undefined ? undefined : site.locales?.find((locale) => locale.code === code);
  return written ? { lang: written.htmlLang, dir: written.dir } : {};
}

/** Of a part of the shell inside of the article. */
export function useShellLanguage(): LanguageAttributes {
  const { site } = useShell();
  return useArticleLanguage().lang === undefined ? {} : { lang: htmlLang(site), dir: site.direction };
}
