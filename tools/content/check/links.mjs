// A link leads to a page that exists, or to one that the list of routes promises, and to a place that this page has.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { closestMatch } from 'leven';
import { allRoutes } from './routes.mjs';

const EXTERNAL = /^([a-z][a-z+.-]*:|\/\/)/i;

const routeOf = (target, from) =>
  target.startsWith('/')
    ? target
    : `/${path.posix.join(path.posix.dirname(from).replace(/^content\/?/, ''), target)}`;

const bareRoute = (route) => route.replace(/\.mdx?$/, '').replace(/(?<=.)\/$/, '');

const isPartial = ({ file }) => path.posix.basename(file).startsWith('_');

const leadsSomewhere = (route, { root, routes }) =>
  routes.has(bareRoute(route)) ||
  existsSync(path.join(root, 'content', route)) ||
  existsSync(path.join(root, 'apps/docs-site/public', route));

/** @param {Map<string, object>} byFile all pages and partials, by their path in the workspace */
export function checkLinks(page, root, byFile) {
  const routes = allRoutes(root);
  return page.links.flatMap((link) => {
    if (EXTERNAL.test(link.url)) return [];
    const [, target, anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(link.url);
    // What nobody has translated is shown in English at the address of the translation.
    const found = [page.file, page.original].filter(Boolean).map((from) => routeOf(target, from));
    if (target && !found.some((route) => leadsSomewhere(route, { root, routes }))) {
      return [unplanned(link, bareRoute(found.at(-1)), routes)];
    }
    const to = target
      ? found.map((route) => byFile.get(`content${bareRoute(route)}.md`)).find(Boolean)
      : page;
    // A partial's own `#anchor` is one of the page that includes it.
    if (!to || !anchor || (!target && isPartial(page))) return [];
    return missing(link, anchor, anchorsOf(to, byFile));
  });
}

function unplanned({ url, line, column }, bare, routes) {
  const nearest = closestMatch(bare, [...routes], { maxDistance: 12 });
  return {
    code: 'link-unplanned',
    message: `"${url}" leads to ${bare}, which is no route of this site.`,
    hint: nearest ? `The closest is ${nearest}.` : 'The routes stand in tools/content/routes.json.',
    line,
    column,
  };
}

function missing({ url, line, column }, anchor, anchors) {
  if (anchors.some((id) => id === anchor || encodeURIComponent(id) === anchor)) return [];
  const nearest = closestMatch(anchor, anchors, { maxDistance: 12 });
  return [
    {
      code: 'link-anchor-missing',
      message: `"${url}" leads to #${anchor}, which its page does not have.`,
      hint: nearest ? `The closest is #${nearest}.` : 'Anchors are the ids of headings.',
      line,
      column,
    },
  ];
}

/** Ids of a page's headings, and of those in the partials that it includes. */
function anchorsOf(page, byFile, seen = new Set()) {
  if (!page || seen.has(page)) return [];
  seen.add(page);
  const partials = page.includes.map(({ file }) => byFile.get(`content${routeOf(file, page.file)}`));
  return [
    ...page.headings.map(({ id }) => id),
    ...partials.flatMap((partial) => anchorsOf(partial, byFile, seen)),
  ];
}
