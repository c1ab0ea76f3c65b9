import { z } from 'zod';

/** A parameter's name as it is in `{{name}}` and in the attributes of `::include`, where `file` is taken. */
const parameterName = z.string().regex(/^(?!file$)[A-Za-z][\w-]*$/, 'must be a word other than "file"');

const parameterSchema = z
  .strictObject({
    type: z.enum(['string', 'number', 'boolean']),
    /** @default false */
    required: z.boolean().optional(),
    /** The value when the including page gives no value. @default the empty text */
    default: z.union([z.string(), z.number(), z.boolean()]).optional(),
  })
  .refine((value) => value.default === undefined || typeof value.default === value.type, {
    path: ['default'],
    error: 'must be of the type that the parameter declares',
  });

/** What a partial may say about itself. A partial is no page: all that it has are the parameters that it takes. */
export const partialFrontMatterSchema = z.strictObject({
  params: z.record(parameterName, parameterSchema).optional(),
});

/** Declaration of one parameter of a partial. */
export type PartialParameter = z.infer<typeof parameterSchema>;
