import { lineAt, outsideCode } from '../../2-content/masks.js';
import type { TextInput } from './page-input.js';
import { ATTRIBUTES, type Attribute, lineEnds, readAttributes } from './tags.js';

const NAME = '[A-Z][\\w.]*|[a-z][a-z\\d]*(?:-[\\w]+)+';
const OPENING = new RegExp(`(?<!\\\\)<(${NAME})(${ATTRIBUTES})\\s*(/?)>`, 'g');
const CLOSING = new RegExp(`(?<!\\\\)</(${NAME})\\s*>`, 'g');
const BADGE = new RegExp(`<Badge(${ATTRIBUTES})\\s*(?:/>|>([\\s\\S]*?)</Badge\\s*>)`, 'g');
const LINK = new RegExp(`<(${NAME})(${ATTRIBUTES})\\s*>([^\\n<]*)</\\1\\s*>`, 'g');
const TYPES = new Set(['info', 'tip', 'warning', 'danger']);
/** What is shown as it is without them. */
const BARE = /^(?:ClientOnly|client-only|Teleport|Transition|KeepAlive|Suspense)$/;

const HINTS: [RegExp, string][] = [
  [/^VPTeam/, 'Write ::::cards with a :::card{title="…" href="…"} for each person.'],
  [/^VPButton$/, 'Write a link.'],
  [/^Content$|^component$/, 'Write what it shows.'],
];
const HINT =
  'Write it as a component of React in src/components or src/islands and name the page .mdx, or write what it shows.';

/** Components: those that have an equivalent are carried, the text in others stays, and each is reported. */
export function rewriteComponents(text: string, input: TextInput): string {
  const { report, file, firstLine } = input;
  return outsideCode(text, (part, offset) => {
    const placeOf = (index: number) => ({ file, line: firstLine + lineAt(text, offset + index) - 1 });
    return part
      .replace(BADGE, (_whole, attributes: string, inner: string | undefined) =>
        badge(readAttributes(attributes), inner?.trim() ?? ''),
      )
      .replace(LINK, (whole: string, name: string, attributes: string, inner: string, index: number) => {
        const href = readAttributes(attributes).find(({ name: key }) =>
          /^(?:href|to|link)$/.test(key),
        )?.value;
        if (href === undefined || inner.trim() === '') return whole;
        report.changed('component', `<${name}> with an address is a link now.`, placeOf(index));
        return `<a href="${href}">${inner}</a>`;
      })
      .replace(OPENING, (whole: string, name: string, attributes: string, _closed: string, index: number) => {
        if (BARE.test(name)) return lineEnds(whole);
        const hint = HINTS.find(([pattern]) => pattern.test(name))?.[1] ?? HINT;
        const words = readAttributes(attributes).filter(({ name: key }) =>
          /^(?:text|title|label|alt)$/.test(key),
        );
        const said = words.map(({ value }) => value).join(', ');
        report.left(
          'component',
          `<${name}> was left out, and not what stands in it${said === '' ? '' : `; it says "${said}"`}.`,
          hint,
          placeOf(index),
        );
        return lineEnds(whole);
      })
      .replace(CLOSING, '');
  });
}

/** `<Badge type="tip" text="New" />` */
function badge(attributes: readonly Attribute[], inner: string): string {
  const valueOf = (key: string): string | undefined =>
    attributes.find(({ name }) => name === key)?.value ??
    /^'([^']*)'$/.exec(attributes.find(({ name }) => name === `:${key}`)?.value ?? '')?.[1];
  const text = (inner || (valueOf('text') ?? '')).replace(/\s+/g, ' ').replace(/(?<!\\)[[\]]/g, '\\$&');
  const type = valueOf('type') ?? 'tip';
  return text === '' ? '' : `:badge[${text}]{type=${TYPES.has(type) ? type : 'tip'}}`;
}
