import { createRequire } from 'node:module';
import type { Position } from '@org/site-model';
import type * as Yaml from 'yaml';

type Library = Pick<typeof Yaml, 'LineCounter' | 'parseDocument'>;

const load = createRequire(import.meta.url);

/** Loaded when a file is read, which after most edits none is. It is CommonJS, and in our bundle the default export of a module. */
function yaml(): Library {
  const loaded = load('yaml') as Library | { default: Library };
  return 'default' in loaded ? loaded.default : loaded;
}

export interface YamlFile {
  value: unknown;
  /** Where the file stops to be YAML. */
  syntaxError: (Partial<Position> & { message: string }) | null;
  /**
   * `cloudSidebar[2].items[0]` → the place of that value, or of the nearest one around it that the file has. Keys that may
   * hold dots come as a list.
   */
  placeOf(path: string | readonly (string | number)[]): Partial<Position>;
}

/** Reads YAML, or JSON, which is YAML too, and remembers where its values stand. */
export function readYaml(text: string): YamlFile {
  const { LineCounter, parseDocument } = yaml();
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const place = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const [error] = document.errors;
  return {
    value: error ? undefined : document.toJS(),
    syntaxError: error
      ? { ...place(error.pos[0]), message: error.message.split(' at line ')[0] ?? error.message }
      : null,
    placeOf(path) {
      const keys = typeof path === 'string' ? keysOf(path) : path;
      for (let length = keys.length; length > 0; length--) {
        const node = document.getIn(keys.slice(0, length), true);
        const range = (node as { range?: [number, number, number] } | undefined)?.range;
        if (range) return place(range[0]);
      }
      return {};
    },
  };
}

const keysOf = (path: string): (string | number)[] =>
  path
    .split(/\.|\[(\d+)\]/)
    .filter((key) => key !== undefined && key !== '')
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
