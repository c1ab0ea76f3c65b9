const WORD = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+|\p{Nd}+|\p{Lo}+/gu;

/** `ReactNative`, `v8` → `react-native`, `v-8`: the last part of the addresses that Docusaurus makes of labels of tags and keys of authors. */
export const kebabCase = (text: string): string =>
  (
    text
      .normalize('NFD')
      .replace(/[\p{Mn}'’]/gu, '')
      .normalize('NFC')
      .match(WORD) ?? []
  )
    .join('-')
    .toLowerCase();
