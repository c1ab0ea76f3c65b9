/** Examples whose article is deliberately not what a specification shows. */
export interface Deviation {
  reason: string;
  commonmark?: number[];
  gfm?: number[];
}

export const deviations: Deviation[] = [
  {
    reason:
      'A raw tag that is left open ends with the paragraph that it stands in. A browser that reads the published HTML would open it once more behind the paragraph: an accident, not a meaning.',
    commonmark: [187, 344, 476, 477, 494, 613, 614, 615, 616, 630, 631, 642, 643],
    gfm: [156, 354, 485, 486, 504, 636, 637, 638, 639, 654, 655, 667, 668],
  },
  {
    reason: 'Bare links are links: GFM extends CommonMark so, and contradicts its own examples of autolinks.',
    commonmark: [602, 606, 608, 611, 612],
    gfm: [611, 615, 617, 620, 621],
  },
  {
    reason: 'CommonMark 0.31 calls these comments, which GFM 0.29 did not yet; comments are not published.',
    gfm: [649, 650],
  },
  {
    reason:
      'GFM filters tags such as `<title>` because strangers write there. Here writers are trusted, and `rawHtml` is the option for those who are not.',
    gfm: [657],
  },
];
