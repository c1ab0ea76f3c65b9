/** Pages of Markdown, made of what the types say. */

const cell = (text) => text.replaceAll('|', String.raw`\|`).replace(/\s*\n\s*/g, ' ');
const code = (text) => `\`${text}\``;

/** @param {{ title: string, lead: string, fields: import('./type-fields.mjs').Field[], position: number }} input */
export function fieldsPage({ title, lead, fields, position }) {
  const sections = fields.map(
    (field) => `## ${code(field.name)}

${[field.text, `${code(field.type)}, ${necessityOf(field)}`].filter(Boolean).join('\n\n')}
${field.fields.length > 0 ? `\n${fieldsTable(field.fields)}\n` : ''}`,
  );
  return `${frontMatter({ title, position })}\n${lead}\n\n${sections.join('\n')}`;
}

function necessityOf({ isRequired, default: byDefault }) {
  if (isRequired) return 'required';
  return byDefault ? `default: ${valueOf(byDefault)}` : 'optional';
}

/** Values as code, sentences as they are. */
const valueOf = (text) => (/^(?:'.*'|\d+|true|false)$/.test(text) ? code(text) : text);

function fieldsTable(fields) {
  const rows = flatten(fields, '').map(
    ({ path, field }) =>
      `| ${path} | ${code(cell(field.type))} | ${cell(necessityOf(field))} | ${cell(field.text)} |`,
  );
  return ['| Field | Type | Default | Meaning |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** Fields in fields have the path to them; those of one kind of several say which. */
function flatten(fields, prefix) {
  return fields.flatMap((field) => {
    const path = `${prefix}${field.name}`;
    const shown = field.kind ? `${code(path)} (${code(field.kind)})` : code(path);
    const inner = field.type.endsWith('[]') ? `${path}[].` : `${path}.`;
    return [{ path: shown, field }, ...flatten(field.fields, inner)];
  });
}

/** @param {import('./public-names.mjs').Package} library */
export function packagePage({ name, description, entries }, position) {
  const sections = entries.map(
    (entry) => `## ${code(entry.name)}

${entry.exports.length > 0 ? entry.exports.map(nameSection).join('\n') : 'Exports no names: it is imported for what it does, or for its types.\n'}`,
  );
  return `${frontMatter({ title: name, position })}\n${description}\n\n${sections.join('\n')}`;
}

function nameSection({ name, kind, declaration, text, tags }) {
  const notes = tags
    .filter(([, note]) => note)
    .map(([tag, note]) => `- ${code(`@${tag}`)} ${note.replace(/\s*\n\s*/g, ' ')}`);
  const parts = [`### ${code(name)}`, text, notes.join('\n'), fence(declaration)];
  return `${parts.filter(Boolean).join('\n\n')}\n`.replace('\n\n', `\n\n:badge[${kind}]{type=info}\n\n`);
}

const fence = (text) => `\`\`\`ts\n${text}\n\`\`\``;

/** The list of all packages. */
export function packagesPage(packages, position) {
  const rows = packages.map(({ name, description, entries }) => {
    const count = new Set(entries.flatMap((entry) => entry.exports.map((each) => each.name))).size;
    return `| [${code(name)}](./${fileOf(name)}) | ${count} | ${cell(description)} |`;
  });
  return `${frontMatter({ title: 'Packages', position })}
Every name that the packages export, from the declarations that they publish.

| Package | Names | What it is for |
| --- | --- | --- |
${rows.join('\n')}
`;
}

/** `@org/theme-shell` → `theme-shell.md` */
export const fileOf = (name) => `${name.replace('@org/', '')}.md`;

const frontMatter = ({ title, position }) => `---
title: ${JSON.stringify(title)}
sidebar_position: ${position}
custom_edit_url: null
---
`;
