import { z } from 'zod';

const text = z.string().optional().catch(undefined);
const format = z.enum(['rss', 'atom', 'json']);

/** What a feed says, with what nothing is made of here. */
export const feedOptionsSchema = z
  .looseObject({
    /** `null` for no feeds. @default all that there are here */
    type: z
      .union([
        z.null().transform(() => []),
        z.literal('all').transform(() => undefined),
        format.transform((name) => [name]),
        z.array(format),
      ])
      .optional()
      .catch(undefined),
    title: text,
    description: text,
    copyright: text,
    language: text,
    limit: z
      .union([z.number().int().min(1), z.union([z.null(), z.literal(false)]).transform(() => 'all' as const)])
      .optional()
      .catch(undefined),
  })
  .catch({});
