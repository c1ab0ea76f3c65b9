import { findIcon } from '@org/content-pipeline/icons';
import type { TextInput } from './page-input.js';

type Values = Record<string, unknown>;
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
        .replace(/<br\s*\/?>/gi, ' ')
        .replace(/<\/?[a-zA-Z][^>]*>/g, '')
        .replace(/\s+/g, ' ')
        .trim()
    : '';

/** The hero and the features of a home page, as Markdown above what else is on it. */
export function homeMarkdown(input: TextInput): string {
  const { hero, features } = input.values as { hero?: Values; features?: Values[] };
  return [...heroLines(hero, input), ...featureLines(Array.isArray(features) ? features : [], input)].join(
    '\n',
  );
}

function heroLines(hero: Values | undefined, { site, report, file }: TextInput): string[] {
  if (!hero) return [];
  const [name, text, tagline] = [hero.name, hero.text, hero.tagline].map(textOf);
  const title = name || text || site.config.title || '';
  const image = imageOf(hero.image);
  report.changed(
    'home',
    'The hero is the title, the text and the links of a page, and its features are cards.',
    { file },
  );
  return [
    `# ${title}`,
    '',
    ...(name && text ? [`**${text}**`, ''] : []),
    ...(tagline ? [tagline, ''] : []),
    ...(image ? [`<img src="${quoted(image.src)}" alt="${quoted(image.alt)}" width="192">`, ''] : []),
    ...actionLines(hero.actions),
  ];
}

function actionLines(actions: unknown): string[] {
  const links = (Array.isArray(actions) ? (actions as Values[]) : []).flatMap(({ text, link }) =>
    textOf(text) && typeof link === 'string' ? [`[${textOf(text)}](${link})`] : [],
  );
  return links.length > 0 ? [links.join(' · '), ''] : [];
}

interface Picture {
  src: string;
  alt: string;
}

/** A path, or one for each color mode: the light one. */
function imageOf(image: unknown): Picture | undefined {
  if (typeof image === 'string') return { src: image, alt: '' };
  const { src, light, alt } = Object(image) as Values;
  const source = src ?? light;
  return typeof source === 'string' ? { src: source, alt: textOf(alt) } : undefined;
}

function featureLines(features: readonly Values[], { report, file }: TextInput): string[] {
  if (features.length === 0) return [];
  const cards = features.flatMap(({ title, details, link, linkText, icon }) => {
    const words = linkText && link ? ` ${textOf(linkText)}` : '';
    const attributes = [
      `title="${quoted(textOf(title))}"`,
      ...(typeof link === 'string' ? [`href="${quoted(link)}"`] : []),
      ...iconOf(icon).map((name) => `icon="${quoted(name)}"`),
    ];
    if (icon !== undefined && iconOf(icon).length === 0)
      report.left(
        'home',
        `The icon of "${textOf(title)}" was left out.`,
        'Name one of the pipeline: icon=rocket.',
        { file },
      );
    const text = textOf(details) + (words ? ` *${words.trim()}*` : '');
    return [`:::card{${attributes.join(' ')}}`, text, ':::', ''];
  });
  return ['::::cards', '', ...cards, '::::', ''];
}

const quoted = (text: string): string => text.replaceAll('"', '&quot;');

/** A short text such as an emoji, an icon of the pipeline, or a picture. */
function iconOf(icon: unknown): string[] {
  const picture = typeof icon === 'object' ? imageOf(icon)?.src : undefined;
  if (picture !== undefined) return [picture];
  if (typeof icon !== 'string' || icon.includes('<')) return [];
  const isName = /^[a-z][a-z\d:-]*$/.test(icon);
  return isName && !findIcon(icon) ? [] : [icon];
}
