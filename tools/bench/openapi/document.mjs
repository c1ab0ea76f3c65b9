// A document of many operations, the same for the same number: what large APIs have in common, with schemas that refer to one another.
const FIELDS = [
  'title',
  'state',
  'owner',
  'created_at',
  'updated_at',
  'labels',
  'body',
  'count',
  'url',
  'parent',
];
const PROSE =
  'Works on what the account may see. Pass `page` and `per_page` to go through long lists, and read the `Link` header of the answer for the next page.';

/**
 * @param {number} operations
 * @param {number} [paragraphs] in the description of each operation, no two of them the same
 * @returns {object} an OpenAPI 3.1 document
 */
export function apiDocument(operations, paragraphs = 1) {
  const resources = Math.ceil(operations / 5);
  const paths = {};
  const schemas = {};
  for (let index = 0; index < resources; index++) {
    const name = `resource${index}`;
    schemas[name] = schemaOf(index, resources);
    paths[`/${name}`] = {
      get: operation(name, 'list', paragraphs),
      post: operation(name, 'create', paragraphs),
    };
    paths[`/${name}/{id}`] = {
      get: operation(name, 'get', paragraphs),
      patch: operation(name, 'update', paragraphs),
      delete: operation(name, 'delete', paragraphs),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Large API', version: '1.0.0', description: PROSE },
    servers: [{ url: 'https://api.example.org' }],
    security: [{ token: [] }],
    paths,
    components: { schemas, securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  };
}

function schemaOf(index, resources) {
  const ref = (offset) => ({ $ref: `#/components/schemas/resource${(index + offset) % resources}` });
  const fields = FIELDS.map((field, position) => [
    field,
    {
      type: position % 3 === 0 ? ['string', 'null'] : position % 3 === 1 ? 'string' : 'integer',
      description: `The ${field} of the resource. ${PROSE}`,
      ...(position % 4 === 0 && { enum: ['open', 'closed', 'merged'] }),
    },
  ]);
  const properties = {
    ...Object.fromEntries(fields),
    id: { type: 'integer' },
    next: ref(1),
    others: { type: 'array', items: ref(7) },
  };
  return { type: 'object', description: PROSE, required: ['id', 'title'], properties };
}

function operation(name, verb, paragraphs) {
  const schema = { $ref: `#/components/schemas/${name}` };
  const json = (content) => ({ 'application/json': { schema: content } });
  const parameter = (place, key, required) => ({
    name: key,
    in: place,
    required,
    description: PROSE,
    schema: { type: 'integer', minimum: 1 },
  });
  const isList = verb === 'list';
  const hasBody = verb === 'create' || verb === 'update';
  return {
    operationId: `${verb}-${name}`,
    tags: [`Area ${Number(name.slice(8)) % 20}`],
    summary: `${verb} ${name}`,
    description: Array.from({ length: paragraphs }, (_, index) =>
      index === 0 ? PROSE : `${index}. ${verb} ${name}: ${PROSE}`,
    ).join('\n\n'),
    parameters: [
      ...(verb === 'get' || verb === 'update' || verb === 'delete' ? [parameter('path', 'id', true)] : []),
      ...(isList ? [parameter('query', 'page', false), parameter('query', 'per_page', false)] : []),
    ],
    ...(hasBody && { requestBody: { required: true, content: json(schema) } }),
    responses: {
      ...(verb === 'delete'
        ? { 204: { description: 'Gone' } }
        : {
            200: { description: 'Good', content: json(isList ? { type: 'array', items: schema } : schema) },
          }),
      404: { description: 'Not found' },
      422: { description: 'Not valid' },
    },
  };
}
