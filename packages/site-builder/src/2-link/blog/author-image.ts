import { existsSync } from 'node:fs';
import path from 'node:path';
import { encodePath } from '../../addresses/site-addresses.js';
import type { LocaleSite } from '../editions/locale-sites.js';

const isOfOtherSite = (image: string): boolean => /^https?:/.test(image);

/** Whether a picture of an author is of another site, which nobody asks, or a file of the public folder. */
export const isImageThere = (image: string, { publicDir }: Pick<LocaleSite, 'publicDir'>): boolean =>
  isOfOtherSite(image) || existsSync(path.join(publicDir, image));

/** The address that pages ask for it at. */
export const imageAddress = (image: string, { locale }: Pick<LocaleSite, 'locale'>): string =>
  isOfOtherSite(image) ? image : locale.rootBaseUrl + encodePath(image.slice(1));

/** Why a picture that is not there is not shown, and what to write. */
export const missingImage = (name: string, image: string): { message: string; hint: string } => ({
  message: `The picture of ${name} is "${image}", which the public folder has not, so that readers would see nothing in its place.`,
  hint: 'Write the path of a file below the public folder, "/ada.png", or the address of a picture, "https://…".',
});
