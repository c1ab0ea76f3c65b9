/** Names that are not their fence with a capital letter. */
const NAMES: Record<string, string> = Object.fromEntries(
  Object.entries({
    Angular: 'angular-html angular-ts',
    'C#': 'csharp cs',
    'C++': 'cpp',
    CSS: 'css',
    Diff: 'diff',
    Dockerfile: 'docker dockerfile',
    GraphQL: 'graphql gql',
    HTML: 'html',
    HTTP: 'http',
    JavaScript: 'js javascript mjs cjs',
    JSON: 'json json5 jsonc',
    JSX: 'jsx',
    Kotlin: 'kotlin kt',
    Makefile: 'makefile',
    Markdown: 'md markdown',
    MDX: 'mdx',
    PHP: 'php',
    PowerShell: 'powershell',
    Python: 'python py',
    Ruby: 'ruby rb',
    Rust: 'rust rs',
    SCSS: 'scss',
    Shell: 'sh bash zsh shell console',
    SQL: 'sql',
    SVG: 'svg',
    TOML: 'toml',
    TSX: 'tsx',
    TypeScript: 'ts typescript mts cts',
    XML: 'xml',
    YAML: 'yaml yml',
  }).flatMap(([name, fences]) => fences.split(' ').map((fence) => [fence, name])),
);

/** How people write the language of a fence; what is not listed gets a capital letter. */
export const languageName = (language: string): string =>
  NAMES[language] ?? language.charAt(0).toUpperCase() + language.slice(1);
