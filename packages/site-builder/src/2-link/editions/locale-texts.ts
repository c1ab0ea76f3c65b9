import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ShellMessages, shellMessagesFor } from '@org/theme-shell';
import { closestName, type Diagnostic, type FilePosition } from '@org/site-model';
import { readYaml, type YamlFile } from '../../config/yaml-file.js';

/** What a locale says in the place of the configuration, the sidebar files and the shell. */
export interface LocaleTexts {
  /** Translations by the text that they replace. */
  texts: Readonly<Record<string, string>>;
  /** Position of each of them. */
  positions: Readonly<Record<string, FilePosition>>;
  /** Messages of the shell by name. */
  strings: Partial<ShellMessages>;
  diagnostics: Diagnostic[];
}

const ENGLISH = shellMessagesFor('en');

const NONE: LocaleTexts = { texts: {}, positions: {}, strings: {}, diagnostics: [] };

/** Reads `locales/<code>.yaml` of the content. A locale without one has the texts of the default locale. */
export function readLocaleTexts(contentDir: string, code: string): LocaleTexts {
  const file = `locales/${code}.yaml`;
  const absolute = path.join(contentDir, file);
  if (!existsSync(absolute)) return NONE;
  const yaml = readYaml(readFileSync(absolute, 'utf8'));
  if (yaml.syntaxError) {
    const { message, ...position } = yaml.syntaxError;
    const text = `The file is not valid YAML: ${message}`;
    return {
      ...NONE,
      diagnostics: [{ code: 'locale-texts', severity: 'error', message: text, file, ...position }],
    };
  }
  return validTexts(yaml, file);
}

function validTexts(yaml: YamlFile, file: string): LocaleTexts {
  const diagnostics: Diagnostic[] = [];
  const report = (at: string[], message: string, hint: string): void => {
    diagnostics.push({ code: 'locale-texts', severity: 'error', message, hint, file, ...yaml.placeOf(at) });
  };
  const section = (name: string): [key: string, value: unknown][] =>
    Object.entries(Object((Object(yaml.value) as Record<string, unknown>)[name]) as object);
  for (const key of Object.keys(Object(yaml.value) as object)) {
    if (key !== 'texts' && key !== 'strings')
      report(
        [key],
        `"${key}" is none of the sections "texts" and "strings".`,
        'Put the translation into one of them.',
      );
  }
  const strings: Record<string, unknown> = {};
  for (const [name, value] of section('strings')) {
    const english = Object.hasOwn(ENGLISH, name) ? ENGLISH[name as keyof ShellMessages] : undefined;
    if (english === undefined)
      report(['strings', name], `The shell has no text "${name}".`, suggestMessage(name));
    else if (Array.isArray(english) ? isPlural(value) : typeof value === 'string') strings[name] = value;
    else if (Array.isArray(english))
      report(
        ['strings', name],
        `"${name}" in "strings" is no list of two texts.`,
        'Write the text for one and the text for other numbers.',
      );
    else report(['strings', name], `"${name}" in "strings" is no text.`, 'Write some text.');
  }
  const texts: Record<string, string> = {};
  for (const [key, value] of section('texts')) {
    if (typeof value === 'string') texts[key] = value;
    else report(['texts', key], `"${key}" in "texts" is no text.`, 'Write some text.');
  }
  const positions = Object.fromEntries(
    Object.keys(texts).map((key) => [key, { file, ...yaml.placeOf(['texts', key]) }]),
  );
  return { texts, positions, strings, diagnostics };
}

const isPlural = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((text) => typeof text === 'string');

function suggestMessage(name: string): string {
  const nearest = closestName(name, Object.keys(ENGLISH));
  return nearest ? `Did you mean "${nearest}"?` : 'Take it away.';
}

/** Values of these fields are texts that a reader sees, in the configuration as in a sidebar. */
const SHOWN = new Set([
  'title',
  'tagline',
  'label',
  'text',
  'description',
  'note',
  'html',
  'value',
  'copyright',
]);

/** The same data with its texts translated, where the locale has them. Ids, addresses and settings stay. */
export function translateTexts<T>(value: T, texts: LocaleTexts['texts']): T {
  return translate(value, texts) as T;
}

function translate(value: unknown, texts: LocaleTexts['texts']): unknown {
  if (Array.isArray(value)) return value.map((item) => translate(item, texts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      typeof child === 'string' && SHOWN.has(key) && Object.hasOwn(texts, child)
        ? texts[child]
        : translate(child, texts),
    ]),
  );
}

/** Every text of the data that {@link translateTexts} would look up. */
export function shownTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(shownTexts);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    typeof child === 'string' ? (SHOWN.has(key) ? [child] : []) : shownTexts(child),
  );
}

/** A translation whose text nothing shows has outlived it: the reader sees the text in the default language. */
export function checkTexts(positions: LocaleTexts['positions'], shown: ReadonlySet<string>): Diagnostic[] {
  const untranslated = [...shown].filter((text) => !Object.hasOwn(positions, text));
  return Object.entries(positions).flatMap(([text, position]): Diagnostic[] => {
    if (shown.has(text)) return [];
    const nearest = closestName(text, untranslated);
    return [
      {
        code: 'locale-text-unused',
        severity: 'warning',
        message: `Neither the configuration nor a sidebar says "${text}", so its translation is shown nowhere.`,
        hint: nearest
          ? `Did you mean "${nearest}"? The key is the text of the default language, word for word.`
          : 'Take it away, or write the text of the default language as the key, word for word.',
        ...position,
      },
    ];
  });
}
