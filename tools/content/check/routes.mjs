// The routes that the site must have, as tools/content/routes.json lists them.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const FILE = 'tools/content/routes.json';

const readRoutes = (root) => JSON.parse(readFileSync(path.join(root, FILE), 'utf8'));

/** Routes of a sidebar in reading order: a category's page comes before its items. */
const routesOf = (items) =>
  items.flatMap((item) =>
    typeof item === 'string' ? [item] : [...(item.page ? [item.page] : []), ...routesOf(item.items)],
  );

/** Every route, of sidebars and without. */
export function allRoutes(root) {
  const { sidebars, withoutSidebar, pages } = readRoutes(root);
  return new Set([...Object.values(sidebars).flatMap(routesOf), ...withoutSidebar, ...pages]);
}
