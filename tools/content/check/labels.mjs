// What the user guide prints in bold is a label of the admin panel, word for word.
import { closestMatch } from 'leven';

/** Names that the panel takes from the database of every new project. */
const ROLES = ['Super Admin', 'Editor', 'Author', 'Public', 'Authenticated'];
const GUIDE = /^content\/user-docs\//;

export function checkLabels(page, { labels }) {
  if (!GUIDE.test(page.file)) return [];
  const known = knownLabels(labels);
  return page.strongs.flatMap(({ text, line, column }) => {
    const bare = text.replace(/[.:,]$/, '');
    if (known.has(bare.toLowerCase()) || known.has(text.toLowerCase()) || /code/.test(text)) return [];
    const nearest = closestMatch(bare.toLowerCase(), [...known], {
      maxDistance: Math.max(2, Math.floor(bare.length / 3)),
    });
    return [
      {
        code: 'label-unknown',
        message: `"${text}" is in bold, and no label of the admin panel.`,
        hint: nearest
          ? `Did you mean "${nearest}"? Emphasis has stars of one: *so*.`
          : 'Labels: tools/content/facts/labels.json. Emphasis has stars of one: *so*.',
        line,
        column,
      },
    ];
  });
}

let cached;

/** Labels in lower case, without markup; those with gaps are left out but for their fixed parts. */
function knownLabels(labels) {
  cached ??= new Set(
    [...labels, ...ROLES].flatMap((label) => {
      const text = label
        .replace(/<[^>]+>/g, '')
        .trim()
        .toLowerCase();
      return [text, ...text.split(/\{[^}]*\}|:$/).map((part) => part.replace(/[:\s]+$/, '').trim())].filter(
        Boolean,
      );
    }),
  );
  return cached;
}
