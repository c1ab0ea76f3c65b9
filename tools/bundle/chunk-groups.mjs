import path from 'node:path';

/** Of Node what nearly each command of ours needs, or what is there when a thread starts. */
const NODE =
  /^node:(?:child_process|crypto|fs|fs\/promises|inspector\/promises|module|os|path|path\/posix|process|timers\/promises|url|util|v8|vm|worker_threads|zlib)$/;
/** Entries of our packages that load little, and that nearly each command and thread loads. */
const SMALL = /^@org\/(?:site-model|content-pipeline\/compiled)$/;
const PLACES = /^#beside\/.*\/places\.js$/;

/**
 * Fewer files for what several entries have in common. Each set of entries would have a file of its own, a hundred for one command, and Node takes 0.3 ms for
 * a file however small it is.
 * @param {string} dist absolute path of the modules
 * @returns {{ plugin: import('rolldown').Plugin, codeSplitting: import('rolldown').OutputOptions['codeSplitting'] }}
 */
export function chunkGroups(dist) {
  const isOwn = (id) => id.startsWith(dist + path.sep);
  /** @type {Set<string>} */
  let light = new Set();
  /** @type {Map<string, string>} */
  let partOf = new Map();
  const plugin = {
    name: 'chunk-groups',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const imports = new Map(ids.map((id) => [id, this.getModuleInfo(id)?.importedIds ?? []]));
      const entries = ids.filter((id) => isOwn(id) && this.getModuleInfo(id)?.isEntry);
      light = lightModules(imports, isOwn);
      const named = entries.map((entry) => [entry, path.relative(dist, entry).replace(/\.js$/, '')]);
      partOf = new Map([...modulesOfOne(named, imports)].filter(([id]) => !isOwn(id)));
    },
  };
  return {
    plugin,
    codeSplitting: {
      groups: [
        { name: 'shared', test: (id) => light.has(id), minShareCount: 2, priority: 1 },
        // Of other packages, which are bundled: to load our own before they are needed is what entries avoid.
        { name: (id) => partOf.get(id) ?? null, minShareCount: 2 },
      ],
    },
  };
}

/** Those with which nothing is loaded but other modules of the package, and what is there anyway: they may all be in one file. */
function lightModules(imports, isOwn) {
  const light = new Set([...imports.keys()].filter(isOwn));
  const isThere = (id) => light.has(id) || NODE.test(id) || SMALL.test(id) || PLACES.test(id);
  for (let before = Infinity; before > light.size;) {
    before = light.size;
    for (const id of light) if (!imports.get(id).every(isThere)) light.delete(id);
  }
  return light;
}

/** Those that one entry needs at once and no other does, with the name of a file for them: what is loaded later may need them, too, and then they are there. */
function modulesOfOne(entries, imports) {
  const counts = new Map();
  for (const [entry, entryName] of entries) {
    const name = `${entryName.replaceAll(path.sep, '-')}-parts`;
    for (const id of closureOf(entry, imports)) counts.set(id, [...(counts.get(id) ?? []), name]);
  }
  return new Map([...counts].flatMap(([id, names]) => (names.length === 1 ? [[id, names[0]]] : [])));
}

function closureOf(entry, imports) {
  const found = new Set([entry]);
  for (const id of found) for (const next of imports.get(id) ?? []) if (imports.has(next)) found.add(next);
  return found;
}
