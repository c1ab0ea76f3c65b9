// A page has something to say.
const FEWEST_WORDS = 150;
const SHORT_ALLOWED = /^content\/(snippets|_shared)\/|\/_[^/]*$|\/snippets-proxy\//;

export function checkLength({ file, proses }) {
  const words = proses.reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0);
  if (SHORT_ALLOWED.test(file) || words >= FEWEST_WORDS) return [];
  return [
    {
      code: 'page-short',
      message: `The page has ${words} words of prose.`,
      hint: `Under ${FEWEST_WORDS} it is no page: say more, or make it a part of another.`,
      line: 1,
      column: 1,
    },
  ];
}
