import { describe, expect, it } from 'vitest';
import { preferredVersion, resolveVersions, type VersionsConfig } from './versions.js';

describe('defaults', () => {
  it('are one version without banner, badge or path where none is released', () => {
    expect(resolveVersions()).toEqual([
      {
        name: 'current',
        label: 'Next',
        path: '',
        banner: 'none',
        badge: false,
        noIndex: false,
        isLast: true,
      },
    ]);
  });

  it('are the newest released version as the latest, with the others around it', () => {
    const rest = { badge: true, noIndex: false };
    expect(resolveVersions({ released: ['2.0', '1.0'] })).toEqual([
      { name: 'current', label: 'Next', path: 'next', banner: 'unreleased', isLast: false, ...rest },
      { name: '2.0', label: '2.0', path: '', banner: 'none', isLast: true, ...rest },
      { name: '1.0', label: '1.0', path: '1.0', banner: 'unmaintained', isLast: false, ...rest },
    ]);
  });

  it('follow the configured latest version', () => {
    const outline = (config: VersionsConfig) =>
      resolveVersions(config).map(({ name, path, banner, isLast }) => [name, path, banner, isLast]);
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
  const options = { label: 'LTS', path: '/v1/', banner: 'none', badge: false, noIndex: true } as const;
  const versions = resolveVersions({ released: ['2.0', '1.0'], options: { '1.0': options } });
  expect(versions[2]).toEqual({ name: '1.0', ...options, path: 'v1', isLast: false });
});

it('knows a preferred version as long as it exists', () => {
  const versions = resolveVersions({ released: ['1.0'] });
  expect(preferredVersion('1.0', versions)?.name).toBe('1.0');
  expect(preferredVersion('0.9', versions)).toBeUndefined();
  expect(preferredVersion(null, versions)).toBeUndefined();
});
