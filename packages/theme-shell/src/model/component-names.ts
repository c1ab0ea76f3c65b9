/** `./islands/query-builder.tsx` → `QueryBuilder`: the name by which pages refer to a component of the site. */
export const componentName = (file: string): string =>
  file
    .replace(/^.*\/|\.[jt]sx?$/g, '')
    .split(/[-_.]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
