import type { ApiSchema, Direction } from '../../api-model/index.js';
import type { Slugs } from '../../api-model/slugs.js';
import type { PageTranslate } from '../../messages/page-messages.js';
import type { SchemaLookup } from '../../request/index.js';
import { factsOf, valueText } from './facts.js';
import { mergeSchema } from './merge-schema.js';
import { notesOf } from './notes.js';
import { fieldsOf, partsOf } from './parts.js';
import type { SchemaField, SchemaFlag, SchemaGroup, SchemaNode } from './schema-node.js';
import { typeText } from './type-text.js';

/** What a page knows while it describes schemas. */
export interface SchemaScope {
  lookup: SchemaLookup;
  nameOf(key: string): string;
  t: PageTranslate;
  /** Ids of the page. */
  anchors: Slugs;
  /** `null`: neither read-only nor write-only fields are left out. */
  direction: Direction | null;
}

interface Nesting {
  /** Words of the anchor: `post`, `body`, `author`. */
  anchor: string[];
  /** Fields that may still be shown at this nesting and below. */
  budget: number;
  /** Named schemas around this nesting: one that comes again is a link. */
  ancestors: string[];
  depth: number;
  required: boolean;
}

/** Nesting beyond this is a link, or left to the document. */
const MAX_DEPTH = 5;
/** Nesting up to which a field has an id of its own. */
const MAX_ANCHORED = 2;
const MAX_ENUM = 60;
const MIN_VARIANT_FIELDS = 3;

/** A schema → what readers see of it, within an budget of fields that is shared evenly among what is nested. Pure. */
export function describeSchema(schema: ApiSchema, scope: SchemaScope, nesting: Nesting): SchemaNode {
  const isRepeated = schema.ref !== undefined && nesting.ancestors.includes(schema.ref);
  const isDeep = nesting.depth >= MAX_DEPTH || nesting.budget <= 0;
  const { schema: merged, from } = mergeSchema(schema, scope.lookup, nesting.ancestors);
  const values = merged.enum ?? [];
  const node: SchemaNode = {
    type: typeText(schema.ref === undefined ? merged : schema, scope),
    flags: flagsOf(merged, nesting),
    description: merged.description ?? '',
    facts: factsOf(merged, scope.t),
    enumeration: values
      .slice(0, MAX_ENUM)
      .map(({ value, description = '' }) => ({ value: valueText(value), description })),
    notes: notesOf(merged, schema, {
      t: scope.t,
      from,
      isRepeated,
      hiddenValues: Math.max(0, values.length - MAX_ENUM),
    }),
    groups: [],
  };
  if (isRepeated) return node;
  if (isDeep) {
    // A named schema is a link to its page; of any other the reader is told that there is more.
    const isCut =
      schema.ref === undefined && fieldsOf(merged, scope.t).length + partsOf(merged, scope.t).length > 0;
    return isCut ? cutNode(node, merged, scope, nesting) : node;
  }
  const inside = { ...nesting, ancestors: [...nesting.ancestors, ...from], required: false };
  return { ...node, groups: groupsOf(merged, scope, inside) };
}

/** What has no parts of its own, such as the items of a list of constants, takes no room and is shown all the same. */
function cutNode(node: SchemaNode, merged: ApiSchema, scope: SchemaScope, nesting: Nesting): SchemaNode {
  const parts = partsOf(merged, scope.t);
  const leaves = parts.filter((part) => part.kind === 'part' && isLeaf(part.schema, scope));
  const groups = leaves.map((part) => describePart(part, scope, { ...nesting, required: false }));
  if (leaves.length === parts.length && fieldsOf(merged, scope.t).length === 0) return { ...node, groups };
  return { ...node, groups, notes: [...node.notes, [scope.t('What it holds is in the document.')]] };
}

const isLeaf = (schema: ApiSchema, { lookup, t }: SchemaScope): boolean => {
  const { schema: merged } = mergeSchema(schema, lookup);
  return schema.ref === undefined && fieldsOf(merged, t).length + partsOf(merged, t).length === 0;
};

function flagsOf(schema: ApiSchema, { required }: Nesting): SchemaFlag[] {
  const flags: [SchemaFlag, unknown][] = [
    ['required', required],
    ['deprecated', schema.deprecated],
    ['read-only', schema.readOnly],
    ['write-only', schema.writeOnly],
  ];
  return flags.filter(([, holds]) => holds).map(([flag]) => flag);
}

function groupsOf(schema: ApiSchema, scope: SchemaScope, nesting: Nesting): SchemaGroup[] {
  const fields = fieldsOf(schema, scope.t).filter(({ schema: field }) => isShown(field, scope));
  const parts = partsOf(schema, scope.t);
  const shown = fields.slice(0, nesting.budget);
  const shares = shown.length + parts.length;
  const share = Math.floor((nesting.budget - shown.length) / Math.max(1, shares));
  // What does not nest leaves its share to what does.
  const nestedCount = shown.filter(({ schema: field }) => nests(field, scope)).length + parts.length;
  const budget =
    nestedCount === 0 ? 0 : Math.max(share, Math.floor((nesting.budget - shown.length) / nestedCount));
  const below = { ...nesting, budget, depth: nesting.depth + 1 };
  const groups: SchemaGroup[] = [];
  if (fields.length > 0) {
    groups.push({
      kind: 'fields',
      title: '',
      fields: shown.map(({ name, schema: field, required }) =>
        describeField(name, field, scope, { ...below, required }),
      ),
      more: fields.length - shown.length,
    });
  }
  return [...groups, ...parts.map((part) => describePart(part, scope, below))];
}

const isShown = (field: ApiSchema, { direction, lookup }: SchemaScope): boolean => {
  if (direction === null) return true;
  const hidden = direction === 'request' ? 'readOnly' : 'writeOnly';
  return !(field[hidden] ?? (field.ref === undefined ? undefined : lookup(field.ref)?.[hidden]));
};

const nests = (field: ApiSchema, { lookup }: SchemaScope): boolean => {
  const { schema } = mergeSchema(field, lookup);
  const inner = schema.items ? mergeSchema(schema.items, lookup).schema : schema;
  return Boolean(
    inner.properties ??
    inner.oneOf ??
    inner.anyOf ??
    inner.prefixItems ??
    inner.additionalProperties ??
    inner.items,
  );
};

function describeField(name: string, schema: ApiSchema, scope: SchemaScope, nesting: Nesting): SchemaField {
  const words = [...nesting.anchor, name];
  return {
    name,
    anchor: nesting.depth <= MAX_ANCHORED ? scope.anchors.claimJoined(...words) : null,
    node: describeSchema(schema, scope, { ...nesting, anchor: words }),
  };
}

function describePart(
  part: ReturnType<typeof partsOf>[number],
  scope: SchemaScope,
  nesting: Nesting,
): SchemaGroup {
  if (part.kind === 'part') return { ...part, node: describeSchema(part.schema, scope, nesting) };
  const share = Math.floor(nesting.budget / part.variants.length);
  // Of many, those that have pages of their own are named, and what they hold is there.
  const roomFor = ({ ref }: ApiSchema): number =>
    share < MIN_VARIANT_FIELDS && ref !== undefined ? 0 : Math.max(MIN_VARIANT_FIELDS, share);
  return {
    kind: 'variants',
    title: part.title,
    key: scope.anchors.claimJoined(...nesting.anchor, 'variants'),
    variants: part.variants.map(({ label, schema }) => ({
      label:
        label ??
        typeText(schema, scope)
          .map(({ text }) => text)
          .join(''),
      node: describeSchema(schema, scope, { ...nesting, budget: roomFor(schema) }),
    })),
  };
}
