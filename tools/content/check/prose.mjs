// House rules of writing that a machine can see. The reasons stand in content/README.md.
import { FRENCH_UNWANTED, checkFrenchSigns } from './prose-french.mjs';
import { placeIn } from './read-page.mjs';

const MAX_SENTENCE = 40;

/** Words that say nothing, or that talk about the writer. `[pattern, hint]`. */
const ENGLISH_UNWANTED = [
  [
    /\b(simply|easily|obviously|of course|basically|effortlessly|seamless(?:ly)?|powerful|robust|leverages?|utili[sz]es?)\b/gi,
    'Say the thing without it.',
  ],
  [/\b(in order to)\b/gi, 'Write "to".'],
  [/\b(please|note that|keep in mind that|be aware that)\b/gi, 'Say the thing itself.'],
  [/\b(we|we'll|we're|our|let's|let us)\b/gi, 'The reader is "you"; the product does things by its name.'],
  [/\b(e\.g\.|i\.e\.|etc\.)(?=\s|$|[),])/gi, 'Write "for example", "that is", or end the list.'],
  [/\b(click here|read here)\b/gi, 'A link says where it leads.'],
  [/\b(whitelist|blacklist)(?:s|ed)?\b/gi, 'Write "allow list", "deny list".'],
  [
    /\b(colour|behaviour|organis|customis|initialis|serialis|authoris|recognis|favour|centre|licence)\w*/gi,
    'The spelling is American.',
  ],
];

const UNWANTED = { en: ENGLISH_UNWANTED, fr: FRENCH_UNWANTED };

const DOUBLE = /(?<!\p{L})(\p{L}{2,})\s+\1(?!\p{L})/giu;
const MEANT_TWICE = new Set(['that', 'had', 'vous', 'nous']);

export function checkProse(page) {
  return [
    ...checkFrontMatter(page),
    ...page.headings.flatMap(checkHeading),
    ...page.proses.flatMap((prose) => checkText(prose, page)),
    ...page.images.flatMap(checkImage),
    ...(page.language === 'fr' ? checkFrenchSigns(page) : []),
  ];
}

function checkFrontMatter({ frontMatter: { title, description }, file }) {
  const diagnostics = [];
  const at = { line: 1, column: 1 };
  if (/\/_[^/]*$/.test(file)) return diagnostics;
  if (!title)
    diagnostics.push({
      code: 'title-missing',
      message: 'The page has no title.',
      hint: 'Write title: in the front matter.',
      ...at,
    });
  else diagnostics.push(...sentenceCase(title, at));
  if (!description)
    diagnostics.push({
      code: 'description-missing',
      message: 'The page has no description.',
      hint: 'One sentence of 50 to 180 characters: search results show it.',
      ...at,
    });
  else if (description.length < 50 || description.length > 180) {
    diagnostics.push({
      code: 'description-length',
      message: `The description has ${description.length} characters.`,
      hint: '50 to 180 are shown whole.',
      ...at,
    });
  }
  return diagnostics;
}

function checkHeading({ text, depth, line, column }) {
  const diagnostics = sentenceCase(text, { line, column });
  if (depth === 1)
    diagnostics.push({
      code: 'heading-level',
      message: 'The title of the front matter is the heading of the first level.',
      hint: 'Begin with ##.',
      line,
      column,
    });
  if (/[.:;,!]$/.test(text.trim()))
    diagnostics.push({
      code: 'heading-punctuation',
      message: `The heading "${text}" ends in punctuation.`,
      hint: 'Remove it.',
      line,
      column,
    });
  return diagnostics;
}

/** Words that begin with a capital anywhere: names. */
const NAMES = new Set(
  (
    'Strapi Cloud Node Docker Compose Heroku Azure Amazon AWS DigitalOcean App Platform Caddy HAProxy Nginx React Next Nuxt Vue Angular Svelte SvelteKit Gatsby Gridsome Jekyll Laravel PHP Python Ruby Rails Rust Go ' +
    'Dart Flutter Eleventy Astro Remix Sapper Apollo Jest Vite Webpack Babel TypeScript JavaScript Koa Knex Yup GitHub GitLab Git PostgreSQL MySQL MariaDB SQLite MongoDB Mongo Mongoose Bookshelf S3 EC2 RDS IAM Cloudinary Sentry ' +
    'SendGrid Mailgun Nodemailer Swagger OpenAPI Google Facebook Microsoft Auth0 Okta Keycloak Discord Twitter LinkedIn Super Admin Author Editor Public Authenticated Media Library Content Manager Content-Type Content-type Builder ' +
    'Entity Service Query Engine API APIs REST GraphQL SQL HTTP HTTPS URL URLs JSON YAML HTML CSS JWT CORS CSP SSL TLS SSO RBAC CLI UI UID UIDs ID IDs MIME DNS CDN CRUD PM2 Users Permissions Roles Internationalization i18n I18n Marketplace ' +
    'Settings Review Workflows Audit Logs Enterprise Community Edition Plugin SDK Windows Linux macOS Ubuntu English French German Elasticsearch Algolia Redis WYSIWYG Markdown CKEditor Design System Webhooks Document Authorization ' +
    "ESLint Prettier Postman Insomnia Stripe Kubernetes Let’s Encrypt Let's Bearer Ctrl Shadow Koa's .NET C# Swift Kotlin LTS VM VPS ACL DOM SEO SMTP SES SSH CSV CMS XML TTL IP TCP UTF UTC OAuth OAuth2 OIDC SAML AD Active Directory Entra " +
    'Overview Draft Publish Experience Email Role Type Types Field Component Configuration Documentation Server Admin Panel Yarn Homebrew Cron Relational Single Collection Logger Koa Lambda Fargate Lightsail Droplet Droplets Spaces Basic Node.js Vue.js Nuxt.js Next.js'
  ).split(' '),
);

function sentenceCase(text, at) {
  const words = text
    .replace(/\([^)]*\)|“[^”]*”|"[^"]*"/g, '')
    .split(/\s+/)
    .slice(1);
  const wrong = words.filter((word, index) => {
    const bare = word.replace(/^[^\p{L}\p{N}_.]+|[^\p{L}\p{N}_#]+$/gu, '').replace(/['’]s$/, '');
    const startsSentence = /[:.?]$/.test(index ? words[index - 1] : text.split(/\s+/)[0]);
    return (
      /^\p{Lu}\p{Ll}+/u.test(bare) &&
      !startsSentence &&
      !NAMES.has(bare) &&
      !bare.split(/[-/]/).every((part) => NAMES.has(part) || !/^\p{Lu}/u.test(part))
    );
  });
  if (wrong.length === 0) return [];
  return [
    {
      code: 'heading-case',
      message: `"${text}" is not in sentence case: ${wrong.map((word) => `"${word}"`).join(', ')}.`,
      hint: 'Only the first word and names begin with a capital.',
      ...at,
    },
  ];
}

function checkText(prose, { language }) {
  const diagnostics = prose.nodes.flatMap((node) => [
    ...(UNWANTED[language] ?? []).flatMap(([pattern, hint]) =>
      matches(pattern, node).map(({ text, place }) => ({
        code: 'word-unwanted',
        message: `"${text}" is not a word of these docs.`,
        hint,
        ...place,
      })),
    ),
    ...matches(DOUBLE, node)
      .filter(({ word }) => !MEANT_TWICE.has(word.toLowerCase()))
      .map(({ text, place }) => ({
        code: 'word-doubled',
        message: `"${text}" stands twice.`,
        hint: 'Remove one.',
        ...place,
      })),
  ]);
  const longest = sentencesOf(prose.text).find((sentence) => sentence.split(/\s+/).length > MAX_SENTENCE);
  if (longest && prose.kind !== 'heading') {
    diagnostics.push({
      code: 'sentence-long',
      message: `A sentence has ${longest.split(/\s+/).length} words: "${longest.slice(0, 60)}…".`,
      hint: 'Make it two.',
      line: prose.line,
      column: prose.column,
    });
  }
  return diagnostics;
}

const matches = (pattern, node) =>
  [...node.value.matchAll(pattern)].map((match) => ({
    text: match[0],
    word: match[1] ?? match[0],
    place: placeIn(node.value, match.index, node),
  }));

function checkImage({ url, alt, line, column }) {
  if (alt.trim()) return [];
  return [
    {
      code: 'image-without-alt',
      message: `The image "${url}" has no alternative text.`,
      hint: 'Say what the picture says.',
      line,
      column,
    },
  ];
}

/** Sentences of a paragraph, as they are read. */
export const sentencesOf = (text) =>
  text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?])\s+(?=[\p{Lu}"“«`])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
