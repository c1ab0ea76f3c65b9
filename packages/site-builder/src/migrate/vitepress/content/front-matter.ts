import type { FrontMatterEdits } from '../../2-content/front-matter-lines.js';
import { outlineLevels } from '../site/outline.js';
import { pageAt } from './links.js';
import type { SourcePage } from '../model.js';
import type { TextInput } from './page-input.js';

type Values = Record<string, unknown>;

/** Keys that become others here, or nothing, and what of them is left to do. */
const READ = new Set(
  'title titleTemplate description head layout hero features outline aside prev next sidebar navbar footer lastUpdated editLink pageClass isHome search'.split(
    ' ',
  ),
);
/** Said as it is, and no more. */
const SAME = new Set(['title', 'description']);
const LEFT: Record<string, string> = {
  titleTemplate: 'Write the whole of it as "title", or leave it.',
  navbar: 'Every page has a navbar; make one without it a React page.',
  footer: 'Every page has a footer; make one without it a React page.',
  pageClass: 'Write rules for the elements of the page.',
};

/** What the front matter of a page has to say here, for the page to be what it was. */
export function frontMatterEdits(input: TextInput): FrontMatterEdits {
  const { values, page, report, file } = input;
  const custom = new Set(Object.keys(values).filter((key) => !READ.has(key)));
  for (const key of custom)
    report.changed('front matter', `"${key}" has no meaning here and is kept below "custom".`, { file });
  for (const [key, hint] of Object.entries(LEFT))
    if (values[key] !== undefined && values[key] !== '')
      report.left('front matter', `"${key}" was left out.`, hint, { file });
  const set = {
    ...textValues(values),
    ...layoutValues(values, input),
    ...contents(values),
    ...neighbours(input),
    ...switches(values),
    ...headValues(input),
    ...(page.slug !== undefined && { slug: page.slug }),
  };
  const remove = new Set(Object.keys(values).filter((key) => READ.has(key) && !SAME.has(key)));
  for (const key of SAME) if (values[key] === null || values[key] === '') remove.add(key);
  return { set, remove, custom };
}

/** YAML takes `404` for a number where a text is meant. */
const textValues = (values: Values): Values =>
  Object.fromEntries(
    [...SAME].flatMap((key) =>
      typeof values[key] === 'number' || typeof values[key] === 'boolean' ? [[key, String(values[key])]] : [],
    ),
  );

function layoutValues({ layout, sidebar }: Values, { report, file, page, beside }: TextInput): Values {
  const hidden = {
    hide_table_of_contents: true,
    displayed_sidebar: null,
    pagination_next: null,
    pagination_prev: null,
  };
  if (layout === 'home') return { ...hidden, search: { exclude: true } };
  if (layout === undefined || layout === 'doc')
    return sidebar === false ? { displayed_sidebar: null } : sidebarOf(page, beside);
  if (layout !== 'page')
    report.left(
      'front matter',
      `The layout ${JSON.stringify(layout)} was left out.`,
      'Make the page a React page of src/pages, if it is to look otherwise.',
      { file },
    );
  return hidden;
}

/** Sidebars go by paths in the source: a page is beside its own, even where another one lists it first. */
const sidebarOf = (page: SourcePage, beside: TextInput['beside']): Values =>
  page.locale.isDefault ? { displayed_sidebar: beside(page) } : {};

function contents({ outline, aside }: Values): Values {
  if (outline === false || aside === false) return { hide_table_of_contents: true };
  const levels = outlineLevels(outline);
  return levels
    ? { toc_min_heading_level: levels.minHeadingLevel, toc_max_heading_level: levels.maxHeadingLevel }
    : {};
}

/** A page of the site by its id; `false` for none. Another text of a link, or another site, is left. */
function neighbours({ values, site, page, report, file }: TextInput): Values {
  return Object.fromEntries(
    (['prev', 'next'] as const).flatMap((key): [string, string | null][] => {
      const value = values[key];
      if (value === undefined) return [];
      if (value === false) return [[`pagination_${key}`, null]];
      const { link, text } = Object(value) as { link?: unknown; text?: unknown };
      const found =
        typeof link === 'string'
          ? pageAt(new URL(link, `http://site/${page.path}`).pathname, site)
          : undefined;
      const said = typeof value === 'string' ? value : text;
      if (!found || said !== undefined)
        report.left(
          'front matter',
          `What "${key}" says is left out: ${JSON.stringify(said ?? link)}.`,
          'Write "pagination_label" on the page that it leads to.',
          { file },
        );
      return found
        ? [[`pagination_${key}`, found.target.replace(/^content\/|locales\/[^/]+\/|\.md$/g, '')]]
        : [];
    }),
  );
}

function switches({ editLink, lastUpdated, search }: Values): Values {
  const day = lastUpdated instanceof Date ? lastUpdated.toISOString() : lastUpdated;
  return {
    ...(editLink === false && { custom_edit_url: null }),
    ...(typeof day === 'string' &&
      /^\d{4}-\d\d-\d\d/.test(day) && { last_update: { date: day.slice(0, 10) } }),
    ...(search === false && { search: { exclude: true } }),
  };
}

/** Of the elements of the head, those that a page has a key for. */
function headValues({ values, report, file }: TextInput): Values {
  const found: Values = {};
  for (const entry of Array.isArray(values.head) ? (values.head as unknown[]) : []) {
    const [tag, attributes] = Array.isArray(entry) ? (entry as unknown[]) : [];
    const { name, property, content } = Object(attributes) as Record<string, unknown>;
    const key = tag === 'meta' && typeof content === 'string' ? (name ?? property) : undefined;
    const text = String(content);
    if (key === 'keywords') found.keywords = text.split(',').map((word) => word.trim());
    else if (key === 'description' && values.description === undefined) found.description = text;
    else if (key === 'og:image' && /^(?:https?:|\/)/.test(text)) found.image = text;
    else if (typeof key === 'string' && /^(?:og|twitter):/.test(key))
      report.changed('head', `"${key}" is made of the page's title, description and image here.`, { file });
    else
      report.left(
        'head',
        `<${String(tag)}> of the front matter was left out: ${JSON.stringify(attributes)}.`,
        'Write "title", "description", "keywords" or "image", or name a script in site.config.ts.',
        { file },
      );
  }
  return found;
}
