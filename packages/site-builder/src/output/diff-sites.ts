import { MANIFEST_FILE, type ManifestFile, type ReportEntry, type SiteManifest } from './site-manifest.js';

/** What makes the one site of the other, by paths below their folders. */
export interface SiteDifference {
  /** New files and those with other bytes; the manifest is the last, as it says that all others are there. */
  upload: string[];
  /** Files that the new site does not have. A deploy may keep them for a while, for readers of the old pages. */
  delete: string[];
  /** How many files both have. */
  same: number;
}

/** What a deploy of one site over another has to do. What pages load comes before the pages that load it. */
export function diffSites(old: SiteManifest, next: SiteManifest): SiteDifference {
  const names = Object.keys(next.files);
  const changed = names.filter((file) => !isSame(old.files[file], next.files[file])).sort(assetsFirst);
  const gone = Object.keys(old.files).filter((file) => !Object.hasOwn(next.files, file));
  // Reports differ even when nothing else does: then there is nothing to deploy.
  const isEqual = gone.length === 0 && changed.every((file) => isReport(old.files[file]));
  return isEqual
    ? { upload: [], delete: [], same: names.length }
    : { upload: [...changed, MANIFEST_FILE], delete: gone.sort(), same: names.length - changed.length };
}

type Entry = ManifestFile | ReportEntry | undefined;

const isReport = (entry: Entry): boolean => entry !== undefined && 'selfChecked' in entry;

const isSame = (a: Entry, b: Entry): boolean =>
  a !== undefined && b !== undefined && 'sha256' in a && 'sha256' in b && a.sha256 === b.sha256;

function assetsFirst(a: string, b: string): number {
  const [first, second] = [a, b].map((file) => `${file.startsWith('assets/') ? 0 : 1}${file}`);
  return (first ?? '') < (second ?? '') ? -1 : 1;
}

/** The difference for a terminal: `+` is to be uploaded, `-` to be deleted. */
export const formatDifference = (difference: SiteDifference): string =>
  [
    ...difference.upload.map((file) => `+ ${file}`),
    ...difference.delete.map((file) => `- ${file}`),
    `${difference.upload.length} to upload, ${difference.delete.length} to delete, ${difference.same} as they are`,
  ].join('\n');
