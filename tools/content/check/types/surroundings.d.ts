// What every TypeScript example finds around it.

/** Modules without types here (front ends, files that an example leaves out) are of any type. */
declare module '*';
