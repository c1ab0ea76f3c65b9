/** White space that is anything else than one space. */
const UNEVEN = /\s{2,}|[^\S ]/g;

/** Text with one space for each run of white space. One that is so already, as most is, is not copied. */
export const foldSpaces = (text: string): string => text.replace(UNEVEN, ' ');
