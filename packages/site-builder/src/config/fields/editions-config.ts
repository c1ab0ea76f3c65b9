import {
  canonicalTag,
  CURRENT_VERSION,
  type LocaleConfig,
  resolveLocales,
  resolveVersions,
  versionNames,
} from '@org/site-model';
import { z } from 'zod';
import { isPlainPath, nameProblem } from '../../addresses/output-names.js';

/** A path below the site or an area, without a slash too many. */
const folders = z.string().refine(isPlainPath, 'a path of plain names, such as "next"');

/** What the hint of a wrong value is made of: the names that exist, or the one that is certainly meant. */
export interface HintSource {
  known?: string[];
  meant?: string;
}

type Report = (path: PropertyKey[], expected: string, hint?: HintSource) => void;

const reportTo =
  ({ issues }: { issues: z.core.$ZodRawIssue[] }): Report =>
  (path, expected, hint = {}) => {
    issues.push({ code: 'custom', path, message: expected, params: { ...hint }, input: undefined });
  };

/** Names of folders, in the content and in the output. */
const isFolderName = (name: string): boolean =>
  nameProblem(name)?.severity !== 'error' && !name.includes('/');

const versionName = z
  .string()
  .refine(
    (name) => isFolderName(name) && name !== CURRENT_VERSION,
    `a plain name, such as "2.0", and not "${CURRENT_VERSION}"`,
  );

const versionOptions = z.strictObject({
  /** What readers see: `4.x`. @default its name */
  label: z.string().min(1).optional(),
  /** Below the area's address. @default empty for the latest, `next` for `current`, else the name */
  path: folders.optional(),
  /** What pages say of the version. @default by the order: what is newer than the latest is unreleased, what is older is unmaintained */
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
  /** Whether pages show the version's label. @default true where there are several versions */
  badge: z.boolean().optional(),
  /** Whether search engines leave the version out. @default false */
  noIndex: z.boolean().optional(),
});

/** Released versions of an area: folders `versions/<name>` inside its own, each laid out like the area itself. */
export const versionsConfig = z
  .strictObject({
    /** Names, newest first. */
    released: z.array(versionName).optional(),
    /** Whether the area's own folder is published, as the version `current`. @default true */
    includeCurrent: z.boolean().optional(),
    /** What readers get unless they choose. @default the first released */
    lastVersion: z.string().optional(),
    /** By name. */
    options: z.record(z.string(), versionOptions).optional(),
  })
  .check((context) => {
    const { value: config } = context;
    const report = reportTo(context);
    const names = versionNames(config);
    if (names.length === 0) report([], 'at least one version: release one, or leave "includeCurrent" out');
    reportDuplicates(config.released ?? [], (index) => report(['released', index], 'each version once'));
    const exists = 'the name of a version that exists';
    if (config.lastVersion !== undefined && !names.includes(config.lastVersion))
      report(['lastVersion'], exists, { known: names });
    for (const name of Object.keys(config.options ?? {}))
      if (!names.includes(name))
        report(['options', name], 'options of a version that exists', { known: names });
    const versions = resolveVersions({ ...config, released: [...new Set(config.released)] });
    reportDuplicates(
      versions.map(({ path }) => path),
      (index) => report(['options', versions[index]?.name ?? '', 'path'], 'a path that no other version has'),
    );
  })
  .optional();

/** Languages beside the default one: translations are in folders `locales/<code>` inside an area's or a version's. */
export const localesConfig = z
  .array(
    z
      .strictObject({
        /** Name of the folders, and BCP 47 tag unless `htmlLang` is given. */
        code: z.string().refine(isFolderName, 'a plain name, such as "fr" or "pt-BR"'),
        /** What readers see in the switcher. @default the language's name in itself */
        label: z.string().min(1).optional(),
        /** BCP 47 tag. @default the code */
        htmlLang: z.string().optional(),
        /** Direction of its texts. @default by the script of the language */
        dir: z.enum(['ltr', 'rtl']).optional(),
        /** Below the base path. @default empty for the default locale, else the code */
        path: folders.optional(),
      })
      // Browsers, screen readers and search engines read the tag, so it must be one.
      .check((context) => {
        const { code, htmlLang } = context.value;
        if (canonicalTag(htmlLang ?? code) !== undefined) return;
        const guess = canonicalTag((htmlLang ?? code).replaceAll('_', '-'));
        const key = htmlLang === undefined ? 'code' : 'htmlLang';
        reportTo(context)([key], 'a BCP 47 tag, such as "fr" or "pt-BR"', guess ? { meant: guess } : {});
      }),
  )
  .check((context) => {
    const codes = context.value.map(({ code }) => code);
    reportDuplicates(codes, (index) => reportTo(context)([index, 'code'], 'each locale once'));
  })
  .default([]);

/** What locales and the default locale have to keep together: a tag for each, and a path of its own. */
export function checkLocales(context: {
  value: { locales: LocaleConfig[]; defaultLocale: string };
  issues: z.core.$ZodRawIssue[];
}): void {
  const { locales, defaultLocale } = context.value;
  const report = reportTo(context);
  const isListed = locales.some(({ code }) => code === defaultLocale);
  if (!isListed && canonicalTag(defaultLocale) === undefined)
    report(['defaultLocale'], 'a BCP 47 tag, such as "fr" or "pt-BR"');
  // A default locale that is not listed comes first.
  const offset = isListed ? 0 : 1;
  const all = isListed ? locales : [{ code: defaultLocale }, ...locales];
  // With a label: to ask for the name of a language takes Node 10 ms the first time, and none is needed here.
  const labelled = all.map((locale) => ({ ...locale, label: locale.code }));
  const paths = resolveLocales(labelled, { defaultLocale, baseUrl: '/' }).map(({ basePath }) => basePath);
  reportDuplicates(paths, (index) =>
    report(['locales', index - offset, 'path'], 'a path that no other locale has'),
  );
}

/** Calls back with the index of each value that an earlier one has. */
function reportDuplicates(values: readonly string[], report: (index: number) => void): void {
  const seen = new Set<string>();
  values.forEach((value, index) => {
    if (seen.has(value)) report(index);
    seen.add(value);
  });
}
