import { closestName, type Icon } from '@org/site-model';
import { lazily } from '../page/lazily.js';
import { iconPath } from './icon-path.js';

/** A set as Iconify publishes it. */
interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/** Marks of brands have names of their own, because both sets have a `figma`. */
const BRAND = 'brand:';
/** Names that a hint lists. */
const MAX_HINTED = 4;

const drawings = lazily<IconSet>('@iconify-json/lucide/icons.json');
const brands = lazily<IconSet>('@iconify-json/simple-icons/icons.json');

/** How names of icons look, whether there is one or not: `rocket`, `brand:react`. */
export const isIconName = (name: string): boolean =>
  /^(?:brand:[a-z\d]|[a-z])[a-z\d]*(?:-[a-z\d]+)*$/.test(name);

/** The drawing of a name of Lucide, or of `brand:` and a name of Simple Icons; `undefined` where the set has none. */
export function findIcon(name: string): Icon | undefined {
  if (!name.startsWith(BRAND)) {
    const body = bodyOf(drawings(), name);
    return body === undefined ? undefined : { path: iconPath(body) };
  }
  const body = bodyOf(brands(), name.slice(BRAND.length));
  return body === undefined ? undefined : { path: iconPath(body), filled: true };
}

function bodyOf({ icons, aliases = {} }: IconSet, name: string): string | undefined {
  const own = Object.hasOwn(aliases, name) ? aliases[name]?.parent : name;
  return own !== undefined && Object.hasOwn(icons, own) ? icons[own]?.body : undefined;
}

/** The hint for a name that no icon has: the same name in the other set, the nearest ones, or where all of them are. */
export function suggestIcon(name: string): string {
  const isBrand = name.startsWith(BRAND);
  const bare = isBrand ? name.slice(BRAND.length) : name;
  const other = isBrand ? bare : BRAND + bare;
  const names = findIcon(other)
    ? [other]
    : nearNames(bare, isBrand ? brands() : drawings()).map((found) => (isBrand ? BRAND + found : found));
  if (names.length > 0)
    return `Did you mean ${names
      .slice(0, MAX_HINTED)
      .map((found) => `"${found}"`)
      .join(', ')}?`;
  return 'Names are listed at https://lucide.dev/icons, and those of brands, with "brand:" before them, at https://simpleicons.org.';
}

/** The closest name, then those that have the most words in common, the shortest first. */
function nearNames(name: string, { icons, aliases }: IconSet): string[] {
  const known = [...Object.keys(icons), ...Object.keys(aliases ?? {})];
  const closest = closestName(name, known);
  const words = name.split('-').filter((word) => word.length > 2);
  const shared = (other: string): number => other.split('-').filter((word) => words.includes(word)).length;
  const related = known
    .filter((other) => other !== closest && shared(other) > 0)
    .toSorted((a, b) => shared(b) - shared(a) || a.length - b.length || (a < b ? -1 : 1));
  return closest === undefined ? related : [closest, ...related];
}
