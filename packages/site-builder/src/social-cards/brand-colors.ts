/** What a card is drawn in: the tokens of the theme, in their light values. */
export interface BrandColors {
  background: string;
  text: string;
  textSoft: string;
  accent: string;
  border: string;
}

const TOKENS: Record<keyof BrandColors, [token: string, fallback: string]> = {
  background: ['--docs-bg', '#ffffff'],
  text: ['--docs-text', '#15201f'],
  textSoft: ['--docs-text-soft', '#52615f'],
  accent: ['--docs-accent', '#0b6a6a'],
  border: ['--docs-border', '#e2e8e8'],
};

const RULE = /([^{}]+)\{([^{}]*)\}/g;
const ROOT = /(?:^|,|\s)(?::root|html)(?:,|$)/;
/** What a drawing understands too. */
const COLOR = /^(?:#[\da-f]{3,8}|(?:rgb|hsl)a?\([^()]*\))$/i;

/**
 * The colors of a site's style sheet, in which its own values come after the theme's. A value that is made of others, such as
 * `color-mix()`, is known to browsers alone, and the theme's stands for it.
 */
export function brandColors(css: string): BrandColors {
  const declarations = [...css.matchAll(RULE)].flatMap(([, selector = '', body = '']) =>
    ROOT.test(selector.trim()) ? body.split(';') : [],
  );
  const valueOf = (token: string): string | undefined =>
    declarations
      .filter((line) => line.trimStart().startsWith(`${token}:`))
      .map((line) => line.slice(line.indexOf(':') + 1).trim())
      .findLast((value) => COLOR.test(value));
  const colors = Object.entries(TOKENS).map(([name, [token, fallback]]) => [
    name,
    valueOf(token) ?? fallback,
  ]);
  return Object.fromEntries(colors) as Record<keyof BrandColors, string>;
}
