// A link leads to a page that exists, or to one that the list of routes promises.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { closestMatch } from 'leven';
import { allRoutes } from './routes.mjs';

const EXTERNAL = /^([a-z][a-z+.-]*:|\/\/|#)/i;

export function checkLinks(page, root) {
  const routes = allRoutes(root);
  return page.links.flatMap(({ url, line, column }) => {
    const target = url.replace(/[?#].*$/, '');
    if (EXTERNAL.test(url) || !target) return [];
    const route = target.startsWith('/')
      ? target
      : `/${path.posix.join(path.posix.dirname(page.file).replace(/^content\/?/, ''), target)}`;
    const bare = route.replace(/\.mdx?$/, '').replace(/(?<=.)\/$/, '');
    if (
      routes.has(bare) ||
      existsSync(path.join(root, 'content', route)) ||
      existsSync(path.join(root, 'apps/docs-site/public', route))
    )
      return [];
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
