import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import posix from 'node:path/posix';
import { transform } from 'sucrase';
import { moduleSpecifiers } from '../../2-content/module-specifiers.js';
import { pluginProblem } from '../../2-content/plugin-problem.js';
import { packageOf, resolveModule } from '../../2-content/resolve-module.js';
import type { Project } from '../../model/project.js';

interface LocalModulesInput {
  project: Pick<Project, 'folder' | 'packages'>;
  /** Packages that the new site depends on; those of the modules are added. */
  packages: Set<string>;
  /** Folder of the new site. */
  output: string;
}

/** Modules of a project that run while pages compile, as modules that Node takes by themselves. */
export class LocalModules {
  readonly written = new Map<string, string>();
  readonly #targets = new Map<string, string>();

  /** Those that read files beside themselves, relative to the project: the files stay where they are. */
  readonly readers: string[] = [];

  constructor(private readonly input: LocalModulesInput) {}

  /** Writes a plugin and what it imports. @returns how a configuration names it, or why it cannot come along */
  move(file: string): { module: string } | { problem: string } {
    const problem = pluginProblem(file, this.input.project);
    return problem === undefined ? { module: `./${this.#write(file)}` } : { problem };
  }

  #write(file: string): string {
    const known = this.#targets.get(file);
    if (known !== undefined) return known;
    const text = readFileSync(file, 'utf8');
    const isJson = file.endsWith('.json');
    const isCommon = !isJson && isCommonJs(text);
    const target = `plugins/${nameOf(file, this.input.project.folder)}${isJson ? '.json' : ''}.${isCommon ? 'cjs' : 'mjs'}`;
    this.#targets.set(file, target);
    const code = isJson
      ? `export default ${text.trim()};\n`
      : this.#rewrite(text, file, { target, isCommon });
    this.written.set(target, code);
    return target;
  }

  #rewrite(text: string, file: string, { target, isCommon }: { target: string; isCommon: boolean }): string {
    const plain = withoutTypes(text, file);
    let moved = '';
    let last = 0;
    for (const { value, start, end } of moduleSpecifiers(plain)) {
      moved += plain.slice(last, start) + this.#specifier(value, file, target);
      last = end;
    }
    const whole = moved + plain.slice(last);
    const readsBeside = /\b__dirname\b/.test(plain);
    if (readsBeside) this.readers.push(path.relative(this.input.project.folder, file));
    const folder = posix.relative(
      posix.join(this.input.output, posix.dirname(target)),
      path.dirname(file).replaceAll(path.sep, '/'),
    );
    return (
      prelude(plain, isCommon) +
      (readsBeside ? sourceFolder(folder, isCommon) + whole.replace(/\b__dirname\b/g, 'sourceFolder') : whole)
    );
  }

  #specifier(specifier: string, file: string, target: string): string {
    const found = isBuiltin(specifier)
      ? undefined
      : resolveModule(specifier, file, this.input.project.folder);
    if (found !== undefined) {
      const relative = posix.relative(posix.dirname(target), this.#write(found));
      return relative.startsWith('.') ? relative : `./${relative}`;
    }
    const name = isBuiltin(specifier) ? undefined : packageOf(specifier);
    if (name !== undefined) this.input.packages.add(name);
    return specifier;
  }
}

const isCommonJs = (text: string): boolean =>
  /\bmodule\.exports\b|^exports\.\w+\s*=/m.test(text) && !/^(?:import|export)\s/m.test(text);

/** `src/remark/mark.ts` → `remark/mark`. */
const nameOf = (file: string, folder: string): string =>
  path
    .relative(folder, file)
    .replaceAll(path.sep, '/')
    .replace(/^(?:\.\.\/)+/, 'outside/')
    .replace(/^(?:src|plugins)\//, '')
    .replace(/\.[cm]?[jt]sx?$|\.json$/, '');

function withoutTypes(text: string, file: string): string {
  const transforms = [
    /\.[cm]?tsx?$/.test(file) ? ('typescript' as const) : [],
    /x$/.test(file) ? ('jsx' as const) : [],
  ].flat();
  return transforms.length === 0
    ? text
    : transform(text, { transforms, disableESTransforms: true, production: true }).code;
}

/** What modules of both kinds have where Docusaurus runs them. */
const prelude = (text: string, isCommon: boolean): string =>
  !isCommon && /\brequire\(/.test(text) && !/\brequire\s*=/.test(text)
    ? "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);\n"
    : '';

/** What a module reads beside itself is beside the one of the source. */
const sourceFolder = (relative: string, isCommon: boolean): string =>
  isCommon
    ? `const sourceFolder = require('node:path').join(__dirname, '${relative}');\n`
    : `import { fileURLToPath as toPath } from 'node:url';\nconst sourceFolder = toPath(new URL('${relative}', import.meta.url));\n`;
