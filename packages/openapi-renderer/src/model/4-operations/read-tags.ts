import type { ApiModel, ApiOperation, ApiTag } from '../../api-model/index.js';
import {
  childAt,
  externalDocsOf,
  type JsonPointer,
  items,
  stringAt,
  stringsAt,
} from '../2-resolve/json-pointer.js';
import { Slugs } from '../../api-model/slugs.js';

/** Name of the tag of operations that have none. */
const UNTAGGED = 'Operations';

/** The kind of tags that say nothing of it. */
const NAVIGATION = 'nav';

/** Tags in the document's order, then those that operations name alone. Operations without any come under one of their own. */
export function readTags(root: JsonPointer, operations: ApiOperation[]): ApiTag[] {
  const slugs = new Slugs();
  const tags = new Map<string, ApiTag>();
  const add = (name: string, fields: Partial<ApiTag> = {}): ApiTag => {
    const known = tags.get(name);
    if (known) return known;
    const tag = {
      name,
      slug: slugs.claim(name),
      title: name,
      description: '',
      parent: null,
      kind: NAVIGATION,
      operations: [],
      ...fields,
    };
    tags.set(name, tag);
    return tag;
  };
  for (const item of items(childAt(root, 'tags')))
    if (stringAt(item, 'name') !== '') add(stringAt(item, 'name'), fieldsOf(item));
  for (const { id, tags: names } of operations) {
    const own = names.map((name) => add(name));
    // An operation that is only marked has to be found all the same.
    const places = own.some(({ kind }) => kind === NAVIGATION) ? own : [...own, add(UNTAGGED)];
    for (const tag of places) tag.operations.push(id);
  }
  return [...tags.values()];
}

function fieldsOf(pointer: JsonPointer): Partial<ApiTag> {
  return {
    title: stringAt(pointer, 'x-displayName') || stringAt(pointer, 'summary') || stringAt(pointer, 'name'),
    description: stringAt(pointer, 'description'),
    parent: stringAt(pointer, 'parent') || null,
    kind: stringAt(pointer, 'kind') || NAVIGATION,
    ...externalDocsOf(pointer),
  };
}

/** `x-tagGroups`; else a group for each tag that others name as their parent (3.2); else one group without a name. */
export function readGroups(root: JsonPointer, tags: ApiTag[]): ApiModel['groups'] {
  const written = items(childAt(root, 'x-tagGroups')).map((item) => ({
    name: stringAt(item, 'name'),
    tags: stringsAt(item, 'tags'),
  }));
  const groups = written.length > 0 ? written : groupsByParent(tags);
  const navigation = tags.filter(({ kind }) => kind === NAVIGATION);
  const known = new Set(navigation.map(({ name }) => name));
  const placed = new Set(groups.flatMap((group) => group.tags));
  const rest = navigation.map(({ name }) => name).filter((name) => !placed.has(name));
  return [...groups, { name: '', tags: rest }]
    .map((group) => ({ ...group, tags: group.tags.filter((name) => known.has(name)) }))
    .filter((group) => group.tags.length > 0);
}

function groupsByParent(tags: ApiTag[]): ApiModel['groups'] {
  const parents = new Set(tags.map(({ parent }) => parent).filter((parent) => parent !== null));
  return tags
    .filter(({ name }) => parents.has(name))
    .map(({ name, title }) => ({
      name: title,
      tags: [name, ...tags.filter(({ parent }) => parent === name).map((tag) => tag.name)],
    }));
}
