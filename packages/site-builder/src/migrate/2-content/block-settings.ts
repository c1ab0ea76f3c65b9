import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { pluginUses } from '../1-read/markdown-plugins.js';
import type { MigrationReport } from '../model/migration-report.js';
import type { Project } from '../model/project.js';
import type { BlockInput } from './blocks.js';
import { pluginProblem } from './plugin-problem.js';

const keywordsSchema = z.object({ keywords: z.array(z.string()) }).catch({ keywords: [] });
const commentSchema = z.object({
  className: z.string(),
  line: z.string().optional(),
  block: z.object({ start: z.string(), end: z.string() }).optional(),
});

/** What the configuration adds to Markdown: keywords of admonitions, and comments that mark lines of code. */
export function blockSettings(
  project: Project,
  report: MigrationReport,
): Pick<BlockInput, 'keywords' | 'magicComments' | 'pluginCode' | 'hasTypes'> {
  const { instances, blogs, config, configFile } = project;
  const keywords = new Set(
    [...instances, ...blogs].flatMap(({ options }) => keywordsSchema.parse(options.admonitions).keywords),
  );
  const magicComments = new Map<string, string>();
  for (const given of config.themeConfig.prism?.magicComments ?? []) {
    const { success, data } = commentSchema.safeParse(given);
    if (!success || data.className === 'theme-code-block-highlighted-line') continue;
    const kind = kindOf(data.className);
    if (data.line) magicComments.set(data.line, `${kind}-next-line`);
    if (data.block) magicComments.set(data.block.start, `${kind}-start`).set(data.block.end, `${kind}-end`);
    report.changed('code', `Lines of the class "${data.className}" are marked by "${kind}-next-line" now.`, {
      file: configFile,
    });
  }
  const hasTypes = Object.keys(project.packages).some((name) => name.includes('twoslash'));
  return { keywords, magicComments, pluginCode: pluginCode(project), hasTypes };
}

/** The modules of all plugins of Markdown that come along, with their options: which blocks of code they make something of is in them. */
function pluginCode(project: Project): string {
  const { resolve } = createRequire(path.join(project.folder, 'x.js'));
  const parts = pluginUses(project).map(({ origin, options }) => {
    try {
      const file = origin && resolve(origin.module);
      const isLeft =
        path.isAbsolute(origin?.module ?? '') && pluginProblem(file ?? '', project) !== undefined;
      return isLeft ? '' : `${file ? readFileSync(file, 'utf8') : ''} ${JSON.stringify(options ?? '')}`;
    } catch {
      return '';
    }
  });
  return parts.join('\n');
}

/** The nearest mark that this pipeline has. */
function kindOf(className: string): string {
  if (/add|insert|success/i.test(className)) return 'add';
  return /error|remove|delete/i.test(className) ? 'remove' : 'highlight';
}
