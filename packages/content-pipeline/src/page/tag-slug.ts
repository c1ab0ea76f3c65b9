/**
 * The last part of a tag's address: its letters and numbers in lower case, in whatever script, with a hyphen for everything between
 * them. Empty for a label of signs alone.
 */
export const tagSlug = (label: string): string =>
  label
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
