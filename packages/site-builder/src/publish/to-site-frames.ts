import type { PageAsset } from '@org/content-pipeline';
import { type FrameName, readSandboxFrame } from '@org/sandbox-frames';

/** A document of a policy of its own that pages show in a sandboxed frame, as files of the site. */
export interface SiteFrame {
  /** Pages that have this among their `assets` need it. */
  asset: PageAsset;
  /** Path of the document among {@link files}. */
  document: string;
  /** By path below the site's base path. */
  files: Map<string, string | Uint8Array>;
  headers: Record<string, string>;
}

const FOLDER = 'assets/frames/';

let known: SiteFrame[] | undefined;

/** All that pages may need. The same in every site, so they are read once. */
export const siteFrames = (): SiteFrame[] => (known ??= [toSiteFrame('live'), toSiteFrame('diagram')]);

/** Those that are among the files of a site; without any, none is read. */
export const framesOf = ({ written }: { written: readonly { file: string }[] }): SiteFrame[] => {
  const files = new Set(written.flatMap(({ file }) => (file.startsWith(FOLDER) ? [file] : [])));
  return files.size === 0 ? [] : siteFrames().filter(({ document }) => files.has(document));
};

/** Path of a frame's document below the site's base path. */
export function framePath(asset: PageAsset): string {
  const frame = siteFrames().find((candidate) => candidate.asset === asset);
  if (!frame) throw new Error(`There is no frame for "${asset}".`);
  return frame.document;
}

/** Assets of pages are named as the frames that they need. */
function toSiteFrame(asset: FrameName & PageAsset): SiteFrame {
  const { document, files, headers } = readSandboxFrame(asset);
  return {
    asset,
    document: FOLDER + document,
    files: new Map(Object.entries(files).map(([name, content]) => [FOLDER + name, content])),
    headers,
  };
}
