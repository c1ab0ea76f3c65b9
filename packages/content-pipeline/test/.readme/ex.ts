import { compilePage, resolveReferences } from '../../src/index.js';

const text = `---
sidebar_label: Start
---

# Getting started

See [the options](../options.md#port).

:::tip
Use \`npm\`.
:::
`;

// Reads below the content folder; here there is nothing to read.
const files = { read: (path: string) => undefined };
const page = compilePage({ path: 'guide/start.md', text }, files);

page.id; // 'guide/start'
page.title; // 'Getting started'
page.references[0]; // { kind: 'file', target: 'options.md', hash: '#port', line: 7, column: 5, … }
page.diagnostics; // []

resolveReferences(page, ({ target, hash }) => `/${target.replace('.md', '')}${hash}`);
// <p>See <a href="/options#port">the options</a>.</p>
// <div class="admonition" data-type="tip" role="note">…

export default [page.id,page.title,page.references[0],page.diagnostics,resolveReferences(page, ({ target, hash }) => `/${target.replace('.md', '')}${hash}`)];