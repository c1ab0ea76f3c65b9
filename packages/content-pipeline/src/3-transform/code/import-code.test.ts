import { expect, it } from 'vitest';
import { findRegion, regionNames, withoutMarkers } from './import-code.js';

it.each([
  ['// #region a', '// #endregion'],
  ['//#region a', '//#endregion a'],
  ['# #region a', '# #endregion'],
  ['#region a', '#endregion'],
  ['-- #region a', '-- #endregion'],
  ['/* #region a */', '/* #endregion */'],
  ['<!-- #region a -->', '<!-- #endregion -->'],
  ['{/* #region a */}', '{/* #endregion */}'],
])('knows the comments %j and %j', (start, end) => {
  const source = `before\n${start}\ncode\n${end}\nafter`;
  expect(findRegion(source, 'a')?.code).toBe('code');
  expect(regionNames(source)).toEqual(['a']);
  expect(withoutMarkers(source)).toBe('before\ncode\nafter');
});

it('takes the common indentation and empty lines around away', () => {
  const source = '{\n  // #region a\n\n    if (b) {\n      c();\n\n    }\n\n  // #endregion\n}';
  expect(findRegion(source, 'a')?.code).toBe('if (b) {\n  c();\n\n}');
  expect(findRegion('// #region a\n\tb\n  c\n// #endregion', 'a')?.code).toBe('\tb\n  c');
});

it('reads regions in regions', () => {
  const source = '// #region a\n1\n// #region b\n2\n// #endregion\n3\n// #endregion\n4';
  expect(findRegion(source, 'a')?.code).toBe('1\n2\n3');
  expect(findRegion(source, 'b')?.code).toBe('2');
  expect(regionNames(source)).toEqual(['a', 'b']);
});

it('reads an empty region, and one that is never ended to the end', () => {
  expect(findRegion('// #region a\n// #endregion\nb', 'a')?.code).toBe('');
  expect(findRegion('// #region a\nb', 'a')?.code).toBe('b');
});

it('finds no region that is not there', () => {
  expect(findRegion('// #region ab\n// #endregion\n# region a', 'a')).toBeUndefined();
});
