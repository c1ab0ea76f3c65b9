import type { List } from 'mdast';

/** An ordered list drawn as numbered steps along a line. It stays a list: its numbers are the platform's. */
export const steps = (list: List): List => ({
  ...list,
  data: { ...list.data, hProperties: { ...list.data?.hProperties, className: ['steps'] } },
});
