import type { NotePart, SchemaField, SchemaGroup, SchemaNode } from '../schema/schema-node.js';
import type { Outline } from './outline.js';

export function outlineSchema(node: SchemaNode, outline: Outline): void {
  outline.add(node.type.map(({ text }) => text).join(''));
  outlineDetails(node, outline);
  for (const group of node.groups) outlineGroup(group, outline);
}

export function outlineField({ name, anchor, node }: SchemaField, outline: Outline): void {
  outline.addAnchor(anchor, name);
  outlineSchema(node, outline);
}

function outlineDetails({ description, facts, enumeration, notes }: SchemaNode, outline: Outline): void {
  outline.addDescription(description);
  for (const { label, values } of facts) outline.add(label, ...values);
  for (const { value, description: meaning } of enumeration) outline.add(value, meaning);
  for (const parts of notes) outline.add(parts.map((part) => noteText(part, outline)).join(''));
}

const noteText = (part: NotePart, { nameOf }: Outline): string =>
  typeof part === 'string' ? part : 'code' in part ? part.code : nameOf(part.ref);

function outlineGroup(group: SchemaGroup, outline: Outline): void {
  if (group.kind === 'fields') {
    for (const field of group.fields) outlineField(field, outline);
    return;
  }
  outline.add(group.title);
  if (group.kind === 'part') outlineSchema(group.node, outline);
  else
    for (const { label, node } of group.variants) {
      outline.add(label);
      outlineSchema(node, outline);
    }
}
