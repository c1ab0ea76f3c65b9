import { suggest } from '../closest-name.js';
import type { Report } from '../config-report.js';
import { describe, type FieldRules } from '../field-rules.js';
import { soundObject } from '../sound-object.js';
import { CURRENT, type VersionOptions } from './version-config.js';

const CODE = 'version-field';

const FIELDS: FieldRules = {
  released: { type: 'list' },
  includeCurrent: { type: 'boolean' },
  lastVersion: { type: 'string' },
  options: { type: 'object' },
};

const OPTION_FIELDS: FieldRules = {
  label: { type: 'string' },
  path: { type: 'string', mayBeEmpty: true },
  banner: { type: 'string', oneOf: ['none', 'unreleased', 'unmaintained'] },
  badge: { type: 'boolean' },
  noIndex: { type: 'boolean' },
};

/** What can be used of a configuration. */
export interface SoundVersions {
  /** From new to old. */
  names: string[];
  /** One of the names; empty when there are none. */
  last: string;
  options: Map<string, VersionOptions>;
}

/** Keeps what is sound and reports the rest; what is left out has its default. */
export function checkVersions(config: unknown, path: string, report: Report): SoundVersions {
  const fields = soundObject(config, FIELDS, { path, code: CODE, report });
  const released = releasedNames((fields.released ?? []) as unknown[], `${path}.released`, report);
  const names = fields.includeCurrent === false ? released : [CURRENT, ...released];
  if (names.length === 0) {
    report(path, {
      code: 'version-none',
      message: `"${path}" leaves no version: none is released and "includeCurrent" is false.`,
      hint: 'Name a released version, or take "includeCurrent" away.',
    });
  }
  const last = lastVersion(fields.lastVersion, { names, released, path, report });
  const options = versionOptions((fields.options ?? {}) as Record<string, unknown>, { names, path, report });
  return { names, last, options };
}

function releasedNames(released: unknown[], path: string, report: Report): string[] {
  const names = new Set<string>();
  released.forEach((name, index) => {
    const at = `${path}[${index}]`;
    if (typeof name !== 'string' || !isName(name)) {
      report(at, {
        code: 'version-name',
        message: `"${at}" must be the name of a version, but is ${describe(name)}.`,
        hint: `Write a text without slashes that is neither "." nor "..", nor "${CURRENT}".`,
      });
    } else if (names.has(name)) {
      const message = `"${at}" names the version "${name}" again.`;
      report(at, { code: 'version-duplicate', message, hint: 'Remove one of the two.' });
    } else names.add(name);
  });
  return [...names];
}

const isName = (name: string): boolean =>
  name.trim() === name && !['', '.', '..', CURRENT].includes(name) && !/[/\\]/.test(name);

interface NamesContext {
  names: string[];
  path: string;
  report: Report;
}

function lastVersion(
  configured: unknown,
  { names, released, path, report }: NamesContext & { released: string[] },
): string {
  const fallback = released[0] ?? names[0] ?? '';
  if (configured === undefined || names.includes(String(configured))) return String(configured ?? fallback);
  report(`${path}.lastVersion`, versionUnknown(`${path}.lastVersion`, String(configured), names));
  return fallback;
}

function versionOptions(
  options: Record<string, unknown>,
  { names, path, report }: NamesContext,
): Map<string, VersionOptions> {
  const sound = new Map<string, VersionOptions>();
  for (const [name, value] of Object.entries(options)) {
    const at = `${path}.options.${name}`;
    if (names.includes(name))
      sound.set(name, soundObject(value, OPTION_FIELDS, { path: at, code: CODE, report }));
    else report(at, versionUnknown(at, name, names));
  }
  return sound;
}

const versionUnknown = (path: string, name: string, names: string[]) => ({
  code: 'version-unknown',
  message: `"${path}" names the version "${name}", which does not exist.`,
  hint: suggest(name, names),
});
