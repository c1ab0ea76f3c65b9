import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MigrationReport } from '../model/migration-report.js';
import type { Project } from '../model/project.js';

/** Variables of Docusaurus's theme, and the tokens of this shell that mean the same. */
const TOKENS: Record<string, string> = {
  '--ifm-color-primary': '--docs-accent',
  '--ifm-color-primary-darker': '--docs-accent-strong',
  '--ifm-background-color': '--docs-bg',
  '--ifm-font-color-base': '--docs-text',
  '--ifm-font-family-base': '--docs-font',
  '--ifm-font-family-monospace': '--docs-font-mono',
};

const DECLARATION = /(--ifm-[\w-]+)\s*:\s*([^;{}]+);/g;
const RULE = /([^{}]+)\{([^{}]*)\}/g;

/**
 * The colors and fonts of the source's style sheets as tokens; all other rules are listed as left. `undefined` where there are none.
 * @param hasPages whether the new site has React pages of the source
 */
export function moveTheme(
  { folder, plugins }: Project,
  report: MigrationReport,
  hasPages: boolean,
): string | undefined {
  const modes = { light: new Map<string, string>(), dark: new Map<string, string>() };
  for (const name of plugins.styles) {
    const file = path.resolve(folder, name);
    if (!existsSync(file)) continue;
    const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    for (const [, selector = '', body = ''] of css.matchAll(RULE))
      if (isRoot(selector)) addTokens(body, modes[selector.includes('dark') ? 'dark' : 'light']);
    report.left(
      'styles',
      `Of ${path.relative(folder, file)} the colors and fonts were taken; its other rules are for the markup of Docusaurus.`,
      'Write what you miss into src/styles.css.',
      { file: path.relative(folder, file) },
    );
  }
  const rules = [
    rule(':root', modes.light),
    rule(":root[data-theme='dark']", modes.dark),
    hasPages ? PAGE_CLASSES : '',
  ].filter(Boolean);
  return rules.length > 0 ? `@import '@org/theme-shell/styles.css';\n\n${rules.join('\n\n')}\n` : undefined;
}

function addTokens(body: string, tokens: Map<string, string>): void {
  for (const [, variable = '', value = ''] of body.matchAll(DECLARATION)) {
    const token = TOKENS[variable];
    if (token && !value.includes('--ifm')) tokens.set(token, value.trim());
  }
}

/** Classes that React pages of Docusaurus are laid out with, and nearly all of them use. */
const PAGE_CLASSES = `.container {
  max-width: 82rem;
  margin-inline: auto;
  padding-inline: 1rem;
}

.row {
  display: flex;
  flex-wrap: wrap;
  margin-inline: -1rem;
}

.col {
  flex: 1 0 16rem;
  max-width: 100%;
  padding-inline: 1rem;
}

.hero {
  padding: 4rem 2rem;
}

.text--center {
  text-align: center;
}`;

const isRoot = (selector: string): boolean => /:root|^\s*html|\[data-theme/.test(selector);

const rule = (selector: string, tokens: ReadonlyMap<string, string>): string =>
  tokens.size === 0
    ? ''
    : `${selector} {\n${[...tokens].map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`;
