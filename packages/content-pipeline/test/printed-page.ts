import * as pipeline from '../src/index.js';
import type { Segment, SlotSegment } from '../src/compiled.js';

/** A compiled page to read: its segments as one text, with `docs-ref:N` for addresses and `docs-slot:N` for cards. */
export interface PrintedPage extends Omit<pipeline.CompiledPage, 'html' | 'markdown'> {
  html: string;
  markdown: string;
}

const print = (segments: readonly Segment[], printSlot: (slot: SlotSegment) => string): string =>
  segments
    .map((segment) => {
      if (typeof segment === 'string') return segment;
      return typeof segment === 'number' ? `docs-ref:${segment}` : printSlot(segment);
    })
    .join('');

export const printPage = (page: pipeline.CompiledPage): PrintedPage => ({
  ...page,
  html: print(page.html, ({ slot, lead }) => `${lead}docs-slot:${slot}</ul>`),
  markdown: print(page.markdown, ({ slot }) => `docs-slot:${slot}`),
});

/** `compilePage` for tests that read what it wrote. */
export const compilePage = (...input: Parameters<typeof pipeline.compilePage>): PrintedPage =>
  printPage(pipeline.compilePage(...input));
