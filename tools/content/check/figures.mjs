// A drawing has colors for both modes: browsers give a picture the mode of the page that shows it.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const BOTH_MODES = /@media\s*\(prefers-color-scheme:\s*dark\)/;

/** @param {string} root of the workspace */
export const checkFigures = (page, root) =>
  page.images.flatMap(({ url, line, column }) => {
    if (!url.startsWith('.') || !url.endsWith('.svg')) return [];
    const file = path.join(root, path.dirname(page.file), url);
    // What is not there is an error of the build.
    if (!existsSync(file) || BOTH_MODES.test(readFileSync(file, 'utf8'))) return [];
    return [
      {
        code: 'figure-light-only',
        message: `"${url}" has the colors of the light mode alone, and glares in the dark one.`,
        hint: 'Give it a <style> with @media (prefers-color-scheme: dark), as the other drawings have.',
        line,
        column,
      },
    ];
  });
