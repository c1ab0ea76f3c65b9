import { describe, expect, it } from 'vitest';
import { resolveVersions } from './resolve-versions.js';

const run = (config?: unknown) =>
  resolveVersions({ file: 'site.config.ts', path: 'areas[0].versions', config });
const messages = (config: unknown) =>
  run(config).diagnostics.map(({ path, message, hint }) => [path, message, hint]);

describe('defaults', () => {
  it('are one version without banner, badge or path where none is released', () => {
    expect(run()).toEqual({
      versions: [
        {
          name: 'current',
          label: 'Next',
          path: '',
          banner: 'none',
          badge: false,
          noIndex: false,
          isLast: true,
        },
      ],
      diagnostics: [],
    });
  });

  it('make the first released the latest, the current one unreleased and older ones unmaintained', () => {
    const { versions, diagnostics } = run({ released: ['2.0', '1.0'] });
    const rest = { badge: true, noIndex: false };
    expect(versions).toEqual([
      { name: 'current', label: 'Next', path: 'next', banner: 'unreleased', isLast: false, ...rest },
      { name: '2.0', label: '2.0', path: '', banner: 'none', isLast: true, ...rest },
      { name: '1.0', label: '1.0', path: '1.0', banner: 'unmaintained', isLast: false, ...rest },
    ]);
    expect(diagnostics).toEqual([]);
  });

  it('follow the version that is said to be the latest', () => {
    const outline = (config: unknown) =>
      run(config).versions.map(({ name, path, banner, isLast }) => [name, path, banner, isLast]);
    expect(outline({ released: ['2.0', '1.0'], lastVersion: '1.0' })).toEqual([
      ['current', 'next', 'unreleased', false],
      ['2.0', '2.0', 'unreleased', false],
      ['1.0', '', 'none', true],
    ]);
    expect(outline({ released: ['1.0'], lastVersion: 'current' })).toEqual([
      ['current', '', 'none', true],
      ['1.0', '1.0', 'unmaintained', false],
    ]);
    expect(outline({ released: ['1.0'], includeCurrent: false })).toEqual([['1.0', '', 'none', true]]);
  });
});

it('takes options over, with slashes around a path left out', () => {
  const own = { label: 'LTS', path: '/v1/', banner: 'none', badge: false, noIndex: true };
  const { versions, diagnostics } = run({ released: ['2.0', '1.0'], options: { '1.0': own } });
  expect(versions[2]).toEqual({ name: '1.0', ...own, path: 'v1', isLast: false });
  expect(diagnostics).toEqual([]);
});

it('does not change its input', () => {
  const config = Object.freeze({ released: Object.freeze(['1.0', '1.0', 7]), options: Object.freeze({}) });
  expect(run(config)).toStrictEqual(run(config));
});

describe('messages', () => {
  it('name an unknown latest version with the closest one, and the default stays', () => {
    const config = { released: ['2.0.0', '1.0.0'], lastVersion: '2.o.0' };
    expect(run(config).versions.find(({ isLast }) => isLast)?.name).toBe('2.0.0');
    expect(run(config).diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "version-unknown",
          "file": "site.config.ts",
          "hint": "Did you mean "2.0.0"?",
          "message": ""areas[0].versions.lastVersion" names the version "2.o.0", which does not exist.",
          "path": "areas[0].versions.lastVersion",
          "severity": "error",
        },
      ]
    `);
  });

  it('name versions that are there twice or have no proper name', () => {
    const config = { released: ['1.0', '1.0', 'current', 'a/b', 7] };
    expect(run(config).versions.map(({ name }) => name)).toEqual(['current', '1.0']);
    expect(messages(config)).toMatchInlineSnapshot(`
      [
        [
          "areas[0].versions.released[1]",
          ""areas[0].versions.released[1]" names the version "1.0" again.",
          "Remove one of the two.",
        ],
        [
          "areas[0].versions.released[2]",
          ""areas[0].versions.released[2]" must be the name of a version, but is "current".",
          "Write a text without slashes that is neither "." nor "..", nor "current".",
        ],
        [
          "areas[0].versions.released[3]",
          ""areas[0].versions.released[3]" must be the name of a version, but is "a/b".",
          "Write a text without slashes that is neither "." nor "..", nor "current".",
        ],
        [
          "areas[0].versions.released[4]",
          ""areas[0].versions.released[4]" must be the name of a version, but is 7.",
          "Write a text without slashes that is neither "." nor "..", nor "current".",
        ],
      ]
    `);
  });

  it('name versions that share a path', () => {
    expect(run({ released: ['2.0', '1.0'], options: { '1.0': { path: '/next' } } }).diagnostics)
      .toMatchInlineSnapshot(`
      [
        {
          "code": "version-path-duplicate",
          "file": "site.config.ts",
          "hint": "Give "1.0" a path of its own, for instance "1.0".",
          "message": "The versions "current" and "1.0" at "areas[0].versions" both have the path "next".",
          "path": "areas[0].versions.options.1.0.path",
          "severity": "error",
        },
      ]
    `);
  });

  it('name unknown and wrong fields, and options of no version', () => {
    const options = { '1.0': { lable: 'x', banner: 'unmaintaned' }, '1.1': {}, current: 'x' };
    expect(messages({ released: ['1.0'], last: '1.0', options })).toMatchInlineSnapshot(`
      [
        [
          "areas[0].versions.last",
          ""areas[0].versions" has the unknown field "last".",
          "Known: released, includeCurrent, lastVersion, options.",
        ],
        [
          "areas[0].versions.options.1.0.lable",
          ""areas[0].versions.options.1.0" has the unknown field "lable".",
          "Did you mean "label"?",
        ],
        [
          "areas[0].versions.options.1.0.banner",
          ""areas[0].versions.options.1.0" has "unmaintaned" as "banner", where one of "none", "unreleased", "unmaintained" is expected.",
          "Did you mean "unmaintained"?",
        ],
        [
          "areas[0].versions.options.1.1",
          ""areas[0].versions.options.1.1" names the version "1.1", which does not exist.",
          "Did you mean "1.0"?",
        ],
        [
          "areas[0].versions.options.current",
          ""areas[0].versions.options.current" must be an object, but is "x".",
          "Known fields: label, path, banner, badge, noIndex.",
        ],
      ]
    `);
  });

  it('say that no version is left', () => {
    expect(run({ includeCurrent: false }).versions).toEqual([]);
    expect(messages({ includeCurrent: false })).toMatchInlineSnapshot(`
      [
        [
          "areas[0].versions",
          ""areas[0].versions" leaves no version: none is released and "includeCurrent" is false.",
          "Name a released version, or take "includeCurrent" away.",
        ],
      ]
    `);
  });

  it('say what is not an object', () => {
    expect(messages(['1.0'])).toMatchInlineSnapshot(`
      [
        [
          "areas[0].versions",
          ""areas[0].versions" must be an object, but is ["1.0"].",
          "Known fields: released, includeCurrent, lastVersion, options.",
        ],
      ]
    `);
  });
});
