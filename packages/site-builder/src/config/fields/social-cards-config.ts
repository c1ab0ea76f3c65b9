import { z } from 'zod';
import { label } from './path-fields.js';

/** How social cards are drawn. Colors are those of the style sheet, the picture is `logo`. */
export const socialCardsConfig = z
  .strictObject({
    /**
     * Files with letters that the shell's face lacks, which has Latin, Cyrillic and Greek ones: paths from the folder of the configuration, or
     * files of installed packages, `@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2`; of a style sheet,
     * all the fonts that it names, `@fontsource-variable/noto-sans-jp/index.css`. @default none
     */
    fonts: z.array(label).default([]),
  })
  .optional();
