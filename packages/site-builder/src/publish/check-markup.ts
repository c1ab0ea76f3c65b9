/** What a strict content security policy keeps from working in a page's markup. */
export interface MarkupProblem {
  kind:
    | 'inline-script'
    | 'foreign-script'
    | 'event-handler'
    | 'script-address'
    | 'inline-style'
    | 'foreign-style';
  /** As it stands in the markup, shortened. */
  found: string;
}

export interface MarkupFindings {
  problems: MarkupProblem[];
  /** What the page shows of other origins: directive and origin. */
  origins: [directive: string, origin: string][];
}

/** Comments, the insides of elements that hold text only, and start tags with their attributes. What is between quotes ends no tag. */
const TOKEN =
  /<!--[^]*?-->|<(script|style|textarea|title)\b([^"'>]*(?:(?:"[^"]*"|'[^']*')[^"'>]*)*)>[^]*?<\/\1\s*>|<([a-z][\w:-]*)([^"'>]*(?:(?:"[^"]*"|'[^']*')[^"'>]*)*)>/gi;
const ATTRIBUTE = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
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
const LONGEST = 80;

/** Reads a document's tags; `allowed` are the origins that scripts may come from. */
export function checkMarkup(html: string, allowed: ReadonlySet<string>): MarkupFindings {
  const findings: MarkupFindings = { problems: [], origins: [] };
  for (const [tag, textElement, textAttributes, element, attributes] of html.matchAll(TOKEN)) {
    const name = (textElement ?? element)?.toLowerCase();
    const text = textAttributes ?? attributes ?? '';
    if (!name || !(READ.has(name) || TELLING.test(text))) continue;
    const values = attributesOf(text);
    const problems = [...elementProblems(name, values, allowed), ...attributeProblems(values)];
    findings.problems.push(...problems.map((kind) => ({ kind, found: shorten(tag) })));
    findings.origins.push(...shownOrigins(name, values));
  }
  return findings;
}

function attributesOf(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  );
}

function elementProblems(
  name: string,
  values: ReadonlyMap<string, string>,
  allowed: ReadonlySet<string>,
): MarkupProblem['kind'][] {
  const origin = foreignOrigin(values.get('src') ?? (name === 'link' ? values.get('href') : undefined));
  if (name === 'style') return ['inline-style'];
  if (name === 'link') return values.get('rel') === 'stylesheet' && origin ? ['foreign-style'] : [];
  if (name !== 'script') return [];
  if (origin) return allowed.has(origin) ? [] : ['foreign-script'];
  return values.has('src') || DATA_TYPE.test(values.get('type') ?? '') ? [] : ['inline-script'];
}

function attributeProblems(values: ReadonlyMap<string, string>): MarkupProblem['kind'][] {
  const kinds: MarkupProblem['kind'][] = [];
  for (const [name, value] of values) {
    if (/^on[a-z]+$/.test(name)) kinds.push('event-handler');
    else if (name === 'style') kinds.push('inline-style');
    else if (/^(?:href|src|action|formaction)$/.test(name) && /^\s*javascript:/i.test(value))
      kinds.push('script-address');
  }
  return kinds;
}

function shownOrigins(name: string, values: ReadonlyMap<string, string>): MarkupFindings['origins'] {
  const directive = SHOWN_BY[name];
  if (!directive) return spokenTo(values);
  const sets = (values.get('srcset') ?? '').split(',').map((entry) => entry.trim().split(/\s/)[0]);
  const shown = [values.get('src'), ...sets].map((address) => [directive, foreignOrigin(address)] as const);
  const poster = ['img-src', foreignOrigin(values.get('poster'))] as const;
  // A `source` is an image's or a video's; its markup does not say whose.
  const images = name === 'source' ? shown.map(([, origin]) => ['img-src', origin] as const) : [];
  return [...shown, ...images, poster].flatMap(([key, origin]) => (origin ? [[key, origin]] : []));
}

/** Servers that a console of an API on the page speaks to. */
const spokenTo = (values: ReadonlyMap<string, string>): MarkupFindings['origins'] =>
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
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
};
