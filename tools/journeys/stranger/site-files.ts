/** The configuration that all sites of this journey start from. */
const CONFIG = {
  title: 'Scratch',
  tagline: 'A site for one journey.',
  url: 'https://docs.example.org',
  baseUrl: '/docs/',
  contentDir: 'content',
  areas: [{ dir: 'guide', label: 'Guide' }],
  navbar: { items: [] },
};

export const configOf = (values: object = {}): string =>
  `export default ${JSON.stringify({ ...CONFIG, ...values })};\n`;

/** A page of Markdown with front matter. */
export const page = (frontMatter: Record<string, string>, body = 'Text.'): string =>
  `---\n${Object.entries(frontMatter)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('')}---\n\n${body}\n`;
