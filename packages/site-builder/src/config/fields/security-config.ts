import { z } from 'zod';

/** Scripts of other sites. */
export const scriptsConfig = z
  .strictObject({
    /** Google Tag Manager, or a server of your own at `src` that takes its place. */
    tagManager: z
      .strictObject({
        /** Id of the container: `GTM-XXXXXX`. */
        containerId: z.string().min(1),
        /** The script of a server of your own. @default Google's */
        src: z.url().optional(),
      })
      .optional(),
    /** ES modules, by address. */
    modules: z
      .array(
        z.strictObject({
          /** Address of the module, or its path on this site. */
          src: z.string().min(1),
          /** Hash that the browser checks the file by: `sha384-…`. */
          integrity: z.string().optional(),
          /** Origins that the script connects to. */
          connect: z.array(z.url()).optional(),
        }),
      )
      .optional(),
  })
  .optional();

/** What the content security policy allows beside what the build knows of. */
export const securityConfig = z
  .strictObject({
    /** Servers that scripts may ask: `connect-src`. */
    connect: z.array(z.string()).default([]),
    /** Servers that images come from: `img-src`. */
    images: z.array(z.string()).default([]),
    /** Servers whose documents frames show: `frame-src`. */
    frames: z.array(z.string()).default([]),
    /** Names of Trusted Types policies that scripts of the site make. */
    trustedTypes: z.array(z.string()).default([]),
  })
  .prefault({});
