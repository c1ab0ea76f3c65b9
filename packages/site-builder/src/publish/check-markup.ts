import { attributesOf, type StartTag, startTags } from '../markup/start-tags.js';
import { styleSource } from './style-sources.js';

/** What a strict content security policy keeps from working in a page's markup. */
export interface MarkupProblem {
  kind: 'inline-script' | 'foreign-script' | 'event-handler' | 'script-address' | 'foreign-style';
  /** As written in the markup, shortened. */
  found: string;
}

export interface MarkupReport {
  problems: MarkupProblem[];
  /** What the policy has to allow for the page: origins of what it shows, and the styles in its markup. */
  sources: [directive: string, source: string][];
}

/** Types of script elements that hold data, which no browser runs. */
const DATA_TYPE = /^(?:application\/(?:ld\+)?json|speculationrules|importmap)$/;
const SHOWN_BY: Record<string, string> = {
  img: 'img-src',
  video: 'media-src',
  audio: 'media-src',
  source: 'media-src',
  track: 'media-src',
  iframe: 'frame-src',
};
/** Elements whose attributes are always read. */
const READ = new Set([...Object.keys(SHOWN_BY), 'script', 'style', 'link']);
/** What those of another element must have: most tags of a page have none of it. */
const TELLING = /\bon[a-z]+|\bstyle\b|javascript:|data-connect/i;
const STYLE_ADDRESS = /url\(\s*["']?([^"')\s]+)/gi;
const MAX_LENGTH = 80;

/**
 * What markup has wherever there is something to say of it, and most pages have none of: to look for it takes an eighth of the time that reading all tags takes,
 * because it begins with one of three characters, and what is before those is looked at where they are. It may be in a text, too, and an address with a `&` may be any.
 */
const SUSPECT = new RegExp(
  [
    // Scripts, except data and those of the site itself, as React and our head write them.
    /<script(?! type="application\/(?:ld\+)?json"| (?:type="module" )?src="\/(?!\/))/,
    /<style|<link\b(?=[^>]*\bstylesheet\b)[^>]*(?:\/\/|&)/,
    /=(?<=(?:[\s"'/](?:on[a-z]+|style)|data-connect)\s*=)/,
    /=(?<=\b(?:src|srcset|poster)\s*=)\s*(?:"[^"]*(?:\/\/|&)|'[^']*(?:\/\/|&)|[^"'\s>]*(?:\/\/|&))/,
    /:(?<=javascript:)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

/** What there is to say of a document, from its HTML alone. @param scriptOrigins that scripts may come from. @default nothing is looked for */
export const documentMarkup = (html: string, scriptOrigins: readonly string[] | undefined): MarkupReport =>
  scriptOrigins ? checkMarkup(html, new Set(scriptOrigins)) : { problems: [], sources: [] };

/** Reads a document's tags where there may be something to say; `allowed` are the origins that scripts may come from. */
export const checkMarkup = (html: string, allowed: ReadonlySet<string>): MarkupReport =>
  SUSPECT.test(html) ? readMarkup(html, allowed) : { problems: [], sources: [] };

function readMarkup(html: string, allowed: ReadonlySet<string>): MarkupReport {
  const problems: MarkupProblem[] = [];
  const sources: MarkupReport['sources'] = [];
  for (const tag of startTags(html)) {
    const { name } = tag;
    if (!READ.has(name) && !TELLING.test(tag.attributeText)) continue;
    const values = attributesOf(tag);
    const kinds = [...elementProblems(name, values, allowed), ...attributeProblems(values)];
    problems.push(...kinds.map((kind) => ({ kind, found: shorten(tag.text) })));
    sources.push(...shownOrigins(name, values), ...styleSources(tag, values));
  }
  return { problems, sources };
}

function elementProblems(
  name: string,
  values: ReadonlyMap<string, string>,
  allowed: ReadonlySet<string>,
): MarkupProblem['kind'][] {
  const origin = foreignOrigin(values.get('src') ?? (name === 'link' ? values.get('href') : undefined));
  if (name === 'link') return values.get('rel') === 'stylesheet' && origin ? ['foreign-style'] : [];
  if (name !== 'script') return [];
  if (origin) return allowed.has(origin) ? [] : ['foreign-script'];
  return values.has('src') || DATA_TYPE.test(values.get('type') ?? '') ? [] : ['inline-script'];
}

function attributeProblems(values: ReadonlyMap<string, string>): MarkupProblem['kind'][] {
  const kinds: MarkupProblem['kind'][] = [];
  for (const [name, value] of values) {
    if (/^on[a-z]+$/.test(name)) kinds.push('event-handler');
    else if (/^(?:href|src|action|formaction)$/.test(name) && /^\s*javascript:/i.test(value))
      kinds.push('script-address');
  }
  return kinds;
}

function shownOrigins(name: string, values: ReadonlyMap<string, string>): MarkupReport['sources'] {
  const directive = SHOWN_BY[name];
  if (!directive) return spokenTo(values);
  const sets = (values.get('srcset') ?? '').split(',').map((entry) => entry.trim().split(/\s/)[0]);
  const shown = [values.get('src'), ...sets].map((address) => [directive, foreignOrigin(address)] as const);
  const poster = ['img-src', foreignOrigin(values.get('poster'))] as const;
  // A `source` is an image's or a video's; its markup does not say whose.
  const images = name === 'source' ? shown.map(([, origin]) => ['img-src', origin] as const) : [];
  return [...shown, ...images, poster].flatMap(([key, origin]) => (origin ? [[key, origin]] : []));
}

/** Styles that stand in the markup, and the pictures of other sites that they show. */
function styleSources(
  { name, text }: StartTag,
  values: ReadonlyMap<string, string>,
): MarkupReport['sources'] {
  const attribute = values.get('style');
  const element = name === 'style' ? text.slice(text.indexOf('>') + 1, text.lastIndexOf('<')) : undefined;
  const pictures = [...`${attribute ?? ''} ${element ?? ''}`.matchAll(STYLE_ADDRESS)].flatMap(
    ([, address]) => foreignOrigin(address) ?? [],
  );
  return [
    ...(attribute === undefined ? [] : [['style-src-attr', styleSource(attribute)] as [string, string]]),
    ...(element === undefined ? [] : [['style-src-elem', styleSource(element)] as [string, string]]),
    ...pictures.map((origin): [string, string] => ['img-src', origin]),
  ];
}

/** Servers that a console of an API on the page sends requests to. */
const spokenTo = (values: ReadonlyMap<string, string>): MarkupReport['sources'] =>
  (values.get('data-connect') ?? '').split(' ').flatMap((address) => {
    const origin = foreignOrigin(address);
    return origin ? [['connect-src', origin]] : [];
  });

/** The origin of an address that leads to another site; `null` for one of this site. */
function foreignOrigin(address: string | undefined): string | null {
  if (!address || !/^(?:https?:)?\/\//i.test(address)) return null;
  const absolute = address.startsWith('//') ? `https:${address}` : address;
  return URL.canParse(absolute) ? new URL(absolute).origin : null;
}

const shorten = (tag: string): string => {
  const line = tag.replace(/\s+/g, ' ');
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line;
};
