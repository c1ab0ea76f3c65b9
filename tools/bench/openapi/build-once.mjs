// One document to model and pages, in a process of its own, so that its CPU time and its peak memory are the work's; prints JSON.
import { statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

// React picks its build when it is first loaded.
process.env.NODE_ENV = 'production';
const { buildApiModel } = await import('../../../packages/openapi-renderer/dist/model/index.js');
const { createApiRenderer, planApiPages } =
  await import('../../../packages/openapi-renderer/dist/react/index.js');

const { highlightCode, renderMarkdown } = await import('../../../packages/content-pipeline/dist/index.js');

const [file = ''] = process.argv.slice(2);
const { model, diagnostics } = await buildApiModel(file);
if (!model) throw new Error(`No model: ${JSON.stringify(diagnostics.slice(0, 3))}`);
const modelled = cpuSeconds();
const plan = planApiPages(model);
const render = createApiRenderer(model, plan, { renderMarkdown, highlightCode });
const sizes = [];
// Compressing is measuring, and no part of the work.
let compressing = 0;
for (const page of plan.pages) {
  const { html } = render(page, { href: (path, hash) => `/api/${path}${hash}` });
  if (page.kind !== 'operation') continue;
  const before = cpuSeconds();
  sizes.push({ path: page.path, bytes: gzipSync(html).byteLength });
  compressing += cpuSeconds() - before;
}
sizes.sort((a, b) => a.bytes - b.bytes);
console.log(
  JSON.stringify({
    documentMB: round(statSync(file).size / 1e6),
    operations: model.operations.length,
    schemas: model.schemas.length,
    pages: plan.pages.length,
    diagnostics: diagnostics.length,
    modelCpuSeconds: round(modelled),
    cpuSeconds: round(cpuSeconds() - compressing),
    peakMB: Math.round((process.resourceUsage().maxRSS * 1024) / 1e6),
    operationPageGzip: {
      median: sizes[Math.floor(sizes.length / 2)]?.bytes ?? null,
      largest: sizes.at(-1) ?? null,
      above15kB: sizes.filter(({ bytes }) => bytes > 15_000).length,
    },
  }),
);

function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function round(value) {
  return Math.round(value * 10) / 10;
}
