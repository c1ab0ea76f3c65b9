import { expect, it } from 'vitest';
import { kebabCase } from './kebab-case.js';

it.each([
  ['API', 'api'],
  ['React Native', 'react-native'],
  ['ReactNative', 'react-native'],
  ['XMLHttpRequest', 'xml-http-request'],
  ['v8', 'v-8'],
  ['ES2015+', 'es-2015'],
  ['C++', 'c'],
  ['it’s', 'its'],
  ['Déjà vu', 'deja-vu'],
  ['日本語', '日本語'],
  ['+++', ''],
])('makes the end of an address of %j', (text, address) => {
  expect(kebabCase(text)).toBe(address);
});
