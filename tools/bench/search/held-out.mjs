// Twenty more questions, written from the names and contents of pages and committed before anybody searched for them. They were asked
// once, after the ranking was settled; a change of the ranking that looks at them makes them hand-made ones.
const ROUTER = '/react-router/docs/';
const A11Y = '/eslint-plugin-jsx-a11y/docs/rules/';

/** `[query, address of the page]`; some have a second page that answers as well. */
export const heldOut = [
  ['unflatten', '/flat/README'],
  ['useBlocker', `${ROUTER}how-to/navigation-blocking`],
  ['createRoutesStub', `${ROUTER}start/framework/testing`, `${ROUTER}start/data/testing`],
  ['shouldRevalidate', `${ROUTER}start/framework/route-module`, `${ROUTER}start/data/route-object`],
  ['parseAllDocuments', '/yaml/README'],
  ['levenshtein', '/leven/readme', '/fast-levenshtein/README', '/damerau-levenshtein/README'],
  ['spinner', '/ora/readme', '/cli-spinners/readme'],
  ['triangulation', '/delaunator/README', '/d3-delaunay/README'],
  ['how do I limit how many promises run at once', '/p-limit/readme'],
  ['why does my node process not exit', '/why-is-node-running/README'],
  ['how do I get the dimensions of an image', '/image-size/Readme', '/buffer-image-size/Readme'],
  ['how to find a free port', '/portfinder/README', '/detect-port/README'],
  ['what if two modules import each other', '/eslint-plugin-import/docs/rules/no-cycle'],
  [
    'how do I test a component that needs loader data',
    `${ROUTER}start/framework/testing`,
    `${ROUTER}start/data/testing`,
  ],
  ['strip comments from json', '/strip-json-comments/readme', '/comment-json/README'],
  ['prevent xss in user html', '/dompurify/README', '/hast-util-sanitize/readme', '/rehype-sanitize/readme'],
  ['circular $ref', '/@apidevtools/json-schema-ref-parser/README'],
  ['wrap text at 80 columns', '/wrap-ansi/readme', '/word-wrap/README', '/fast-wrap-ansi/README'],
  ['parse set-cookie header', '/set-cookie-parser/README'],
  ['label without a form control', `${A11Y}label-has-associated-control`, `${A11Y}label-has-for`],
];
