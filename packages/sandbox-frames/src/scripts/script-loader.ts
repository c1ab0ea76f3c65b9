/** A chunk of a frame's code as the bundler made it for CommonJS; `load` stands where it imports when it needs to. */
type Chunk = (
  module: { exports: unknown },
  exports: unknown,
  require: (name: string) => unknown,
  load: (name: string) => Promise<unknown>,
) => void;

/** By name, as chunks call each other: the file beside the document, and what has to be there before it runs. */
type ChunkFiles = Record<string, { file: string; imports: string[] }>;

declare const FRAME_CHUNKS: ChunkFiles;
declare const FRAME_ENTRY: string;

/**
 * Loads code in pieces that browsers would load as modules, were the document not without an origin: a module is asked for with
 * CORS, and hosts of static files do not answer that.
 */
class ScriptLoader {
  readonly #files: ChunkFiles;
  readonly #scripts = new Map<string, Promise<void>>();
  readonly #chunks = new Map<string, Chunk>();
  readonly #modules = new Map<string, { exports: unknown }>();

  constructor(files: ChunkFiles) {
    this.#files = files;
  }

  define(name: string, chunk: Chunk): void {
    this.#chunks.set(name, chunk);
  }

  /** Fetches a chunk and all that it needs at once, and runs it. */
  async load(name: string): Promise<unknown> {
    await Promise.all([...this.#needed(name)].map((needed) => this.#fetch(needed)));
    return this.#run(name);
  }

  #needed(name: string, found = new Set<string>()): Set<string> {
    if (found.has(name)) return found;
    found.add(name);
    for (const imported of this.#files[name]?.imports ?? []) this.#needed(imported, found);
    return found;
  }

  #fetch(name: string): Promise<void> {
    const asked = this.#scripts.get(name) ?? this.#append(name);
    this.#scripts.set(name, asked);
    return asked;
  }

  #append(name: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = this.#files[name]?.file ?? name;
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => {
        // What failed once may work with the next diagram.
        this.#scripts.delete(name);
        reject(new Error(`"${script.src}" could not be loaded.`));
      });
      document.head.append(script);
    });
  }

  #run(name: string): unknown {
    const known = this.#modules.get(name);
    if (known) return known.exports;
    const module = { exports: {} };
    // Before it runs, because chunks may need each other.
    this.#modules.set(name, module);
    this.#chunks.get(name)?.(
      module,
      module.exports,
      (other) => this.#run(other),
      (other) => this.load(other),
    );
    return module.exports;
  }
}

const loader = new ScriptLoader(FRAME_CHUNKS);
Object.assign(window, { frameChunk: (name: string, chunk: Chunk) => loader.define(name, chunk) });
void loader.load(FRAME_ENTRY);

export {};
