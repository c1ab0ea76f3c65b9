import { existsSync } from 'node:fs';
import path from 'node:path';
import posix from 'node:path/posix';
import { z } from 'zod';
import { type FunctionOrigin, functionSchema } from '../../1-read/markdown-plugins.js';

type Options = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Options => typeof value === 'object' && value !== null;

/** Whether it is a function, or what stands for one whose package is not installed. */
const isFunction = (value: Options): boolean => '$function' in value || '$stub' in value;

/** Why options cannot be written into a module: a function in them that no module gives. */
export function optionProblem(options: unknown, key = 'options'): string | undefined {
  if (!isObject(options)) return undefined;
  if (isFunction(options))
    return functionSchema.parse(options).$from === undefined
      ? `"${key}" of its options is a function of the configuration itself`
      : undefined;
  return Object.entries(options)
    .map(([name, value]) => optionProblem(value, name))
    .find((problem) => problem !== undefined);
}

const isPath = (value: unknown): value is string =>
  typeof value === 'string' && path.isAbsolute(value) && value.length > 1 && existsSync(value);

/** Files and folders of this machine that options name. */
export function outsidePaths(options: unknown): string[] {
  if (isPath(options)) return [options];
  return isObject(options) ? Object.values(options).flatMap(outsidePaths) : [];
}

/** Whether options are more than JSON that means the same on any machine. */
export function needsCode(options: unknown): boolean {
  if (isPath(options)) return true;
  return (
    isObject(options) &&
    (isFunction(options) || '$pattern' in options || Object.values(options).some(needsCode))
  );
}

const keyOf = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key));

function writePattern(value: Options): string {
  const { $pattern, $flags } = z.object({ $pattern: z.string(), $flags: z.string() }).parse(value);
  return `/${$pattern}/${$flags}`;
}

/** Options as JavaScript, and what that imports. */
export class OptionsCode {
  readonly imports: (FunctionOrigin & { local: string })[] = [];
  #paths = false;

  /** @param folder of the module that they are written into */
  constructor(private readonly folder: string) {}

  get usesPaths(): boolean {
    return this.#paths;
  }

  write(value: unknown, indent = ''): string {
    if (isPath(value)) return this.#path(value);
    if (!isObject(value)) return JSON.stringify(value);
    if (isFunction(value)) return this.#function(functionSchema.parse(value).$from);
    if ('$pattern' in value) return writePattern(value);
    const inner = `${indent}  `;
    const parts = Array.isArray(value)
      ? value.map((item) => this.write(item, inner))
      : Object.entries(value).map(([key, item]) => `${keyOf(key)}: ${this.write(item, inner)}`);
    const [start, end] = Array.isArray(value) ? '[]' : '{}';
    return parts.length === 0
      ? `${start}${end}`
      : `${start}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${end}`;
  }

  #path(value: string): string {
    this.#paths = true;
    const relative = posix.normalize(path.relative(this.folder, value).replaceAll(path.sep, '/'));
    return `fileURLToPath(new URL('${relative.replaceAll("'", '%27')}', import.meta.url))`;
  }

  #function(origin: FunctionOrigin | undefined): string {
    if (origin === undefined) return 'undefined';
    const local = `given${this.imports.length + 1}`;
    this.imports.push({ ...origin, local });
    return local;
  }
}
