import { readFileSync } from 'node:fs';

/** Of 255, by which a color may differ that was drawn by another thread. */
const TOLERANCE = 12;

/**
 * The share of two pictures that is not the same, from 0 to 1. What only the larger one has is another part.
 * @param {import('@playwright/test').Page} page in which they are compared; it may show anything
 * @param {string} before file of a PNG
 * @param {string} now file of a PNG
 */
export async function changedShare(page, before, now) {
  const images = [before, now].map((file) => `data:image/png;base64,${readFileSync(file, 'base64')}`);
  return await page.evaluate(shareInPage, { images, tolerance: TOLERANCE });
}

/** Runs in a page. */
async function shareInPage({ images, tolerance }) {
  const { createImageBitmap, fetch, OffscreenCanvas } = globalThis;
  const [before, now] = await Promise.all(
    images.map(async (url) => {
      const bitmap = await createImageBitmap(await (await fetch(url)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      canvas.drawImage(bitmap, 0, 0);
      const { data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
      return { width: bitmap.width, height: bitmap.height, colors: new Uint32Array(data.buffer), data };
    }),
  );
  const width = Math.min(before.width, now.width);
  const height = Math.min(before.height, now.height);
  let same = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [a, b] = [y * before.width + x, y * now.width + x];
      if (before.colors[a] === now.colors[b] || isClose(a * 4, b * 4)) same += 1;
    }
  return 1 - same / (Math.max(before.width, now.width) * Math.max(before.height, now.height));

  function isClose(a, b) {
    for (let channel = 0; channel < 4; channel += 1)
      if (Math.abs(before.data[a + channel] - now.data[b + channel]) > tolerance) return false;
    return true;
  }
}
