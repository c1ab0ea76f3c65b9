import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SourceLocale, VitepressSite } from '../model.js';
import type { LocaleConfig, VitepressConfig } from './config-shape.js';

type Locales = Pick<VitepressSite, 'locales' | 'elsewhere'>;

const isAddress = (link: string | undefined): link is string => /^(?:https?:)?\/\//.test(link ?? '');

/** The languages of a site: those with pages here, and those that are other sites. */
export function readLocales(
  config: VitepressConfig,
  { docs, extra }: { docs: string; extra: ReadonlyMap<string, LocaleConfig> },
): Locales {
  const listed = Object.entries(config.locales);
  const elsewhere = listed.flatMap(([key, { label, link }]) =>
    isAddress(link) ? [{ label: label ?? key, href: link }] : [],
  );
  const here = listed.filter(
    ([key, { link }]) => !isAddress(link) && (key === 'root' || existsSync(path.join(docs, key))),
  );
  const [first] = here.find(([key]) => key === 'root') ?? here[0] ?? [];
  const all = here.length > 0 ? here : ([['root', { socialLinks: [] }]] as unknown as typeof here);
  const locales = all.map(([key, own]): SourceLocale => {
    const merged = merge(config, own, extra.get(key));
    const isDefault = key === (first ?? 'root');
    return {
      key,
      code: key === 'root' ? (merged.lang ?? 'en') : key.replaceAll('/', '-'),
      dir: key === 'root' ? '' : key,
      isDefault,
      config: merged,
    };
  });
  const sorted = locales.sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
  return { locales: sorted as VitepressSite['locales'], elsewhere };
}

/** Later settings replace those before them; of the theme, each of its own. */
function merge(...configs: (Partial<LocaleConfig> | VitepressConfig | undefined)[]): LocaleConfig {
  const given = configs.filter((each) => each !== undefined);
  const themes = given.map(({ themeConfig }) => defined(themeConfig));
  const markdown = given.map((each) => defined(each.markdown));
  return {
    ...(Object.assign({}, ...given.map(defined)) as LocaleConfig),
    head: given.flatMap(({ head }) => head ?? []),
    themeConfig: Object.assign({}, ...themes) as LocaleConfig['themeConfig'],
    markdown: Object.assign({}, ...markdown) as LocaleConfig['markdown'],
  };
}

/** Without what is not said. An empty list of links says nothing either. */
const defined = (value: object | undefined): object =>
  Object.fromEntries(
    Object.entries(value ?? {}).filter(
      ([key, inner]) => inner !== undefined && !(key === 'socialLinks' && (inner as unknown[]).length === 0),
    ),
  );
