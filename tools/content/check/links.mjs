// A link leads to a page that exists, or to one that the list of routes promises.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { closestMatch } from 'leven';
import { allRoutes } from './routes.mjs';

const EXTERNAL = /^([a-z][a-z+.-]*:|\/\/|#)/i;

const routeOf = (target, from) =>
  target.startsWith('/')
    ? target
    : `/${path.posix.join(path.posix.dirname(from).replace(/^content\/?/, ''), target)}`;

const bareRoute = (route) => route.replace(/\.mdx?$/, '').replace(/(?<=.)\/$/, '');

const leadsSomewhere = (route, { root, routes }) =>
  routes.has(bareRoute(route)) ||
  existsSync(path.join(root, 'content', route)) ||
  existsSync(path.join(root, 'apps/docs-site/public', route));

export function checkLinks(page, root) {
  const routes = allRoutes(root);
  return page.links.flatMap(({ url, line, column }) => {
    const target = url.replace(/[?#].*$/, '');
    if (EXTERNAL.test(url) || !target) return [];
    // What nobody has translated is shown in English at the address of the translation.
    const found = [page.file, page.original].filter(Boolean).map((from) => routeOf(target, from));
    if (found.some((route) => leadsSomewhere(route, { root, routes }))) return [];
    const bare = bareRoute(found.at(-1));
    const nearest = closestMatch(bare, [...routes], { maxDistance: 12 });
    return [
      {
        code: 'link-unplanned',
        message: `"${url}" leads to ${bare}, which is no route of this site.`,
        hint: nearest ? `The closest is ${nearest}.` : 'The routes stand in tools/content/routes.json.',
        line,
        column,
      },
    ];
  });
}
