// Builds the index in a process of its own, so that time and memory are the build's; prints JSON.
import { buildSearchIndex } from '../../../packages/search-ui/dist/index-builder/index.js';
import { makeCorpus } from './corpus.mjs';

const { records } = makeCorpus(Number(process.argv[2]));
const before = process.memoryUsage().rss;
const cpu = process.cpuUsage();
const start = performance.now();
const { files } = buildSearchIndex(records);
const seconds = (performance.now() - start) / 1000;
const { user, system } = process.cpuUsage(cpu);
const mb = (bytes) => Math.round(bytes / 1e6);
console.log(
  JSON.stringify({
    seconds: Number(seconds.toFixed(2)),
    processor: Number(((user + system) / 1e6).toFixed(2)),
    corpusMB: mb(before),
    peakMB: mb(process.resourceUsage().maxRSS * 1024),
    files: files.size,
  }),
);
