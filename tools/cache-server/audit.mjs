// Compares every entry of a cache with what was written, and takes those out that differ or that would write outside of their folder.
//   node tools/cache-server/audit.mjs DIR     ends with 1 if there are any
import { CacheStore } from './cache-store.mjs';

const damaged = await new CacheStore(process.argv[2]).audit();
for (const { space, hash, unsafe } of damaged)
  console.log(`${space}/${hash}: ${unsafe ?? 'not the bytes that were written'}; taken out`);
console.log(`${damaged.length} entries were taken out`);
process.exitCode = damaged.length > 0 ? 1 : 0;
