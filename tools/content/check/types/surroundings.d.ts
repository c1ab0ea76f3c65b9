// What every TypeScript example finds around it.

/** Modules without types here (front ends, files that an example leaves out) are of any type. */
declare module '*';

/** A global that the product defines at run time. */
// eslint-disable-next-line no-var, @typescript-eslint/no-explicit-any -- only `var` is on `globalThis`, and its own type is in no package
declare var strapi: any;
