/** What a React page of Docusaurus says in other words than one here. */
export function pageCode(source: string, { title }: { title: string }): string {
  const { text, imports } = withoutRequires(withConfig(source));
  const metadata = /\bexport\s+const\s+metadata\b/.test(text) ? '' : metadataOf(text, title);
  // The shell has the one <main> of each page.
  const body = text.replace(/<(\/?)main(?=[\s>])/g, '<$1div');
  return `${imports}${body.trimEnd()}\n${metadata}`;
}

const READS_CONFIG =
  /\bprops\.config\b|\{[^{}]*\bconfig\b[^{}]*\}\s*=\s*(?:this\.)?props\b|\(\{[^{}]*\bconfig\b[^{}]*\}\)/;
const NAMED_DEFAULT = /\bexport\s+default\s+(function|class)\s+(\w+)|\bexport\s+default\s+(\w+)\s*;?\s*$/m;

/** Docusaurus gives the configuration to each page as a property. */
function withConfig(source: string): string {
  const [found, keyword, declared, name = declared] = READS_CONFIG.test(source)
    ? (NAMED_DEFAULT.exec(source) ?? [])
    : [];
  if (found === undefined || name === undefined) return source;
  const text = source.replace(found, keyword ? `${keyword} ${name}` : '').trimEnd();
  return [
    "import useSiteContext from '@docusaurus/useDocusaurusContext';",
    text,
    '',
    'export default function WithConfig(props) {',
    `  return <${name} config={useSiteContext().siteConfig} {...props} />;`,
    '}',
    '',
  ].join('\n');
}

const REQUIRE = /\brequire\(\s*(["'])([^"'\n]+\.(?:svg|png|jpe?g|gif|webp|avif|json))\1\s*\)(\.default)?/gi;

/** Pictures and data that a page requires are imported: bundles for browsers know no `require`. */
function withoutRequires(source: string): { text: string; imports: string } {
  const names = new Map<string, string>();
  const text = source.replace(REQUIRE, (_whole, _quote, specifier: string) => {
    const name = names.get(specifier) ?? `required${names.size + 1}`;
    names.set(specifier, name);
    return name;
  });
  const imports = [...names].map(([specifier, name]) => `import ${name} from '${specifier}';\n`).join('');
  return { text, imports };
}

const TEXT = String.raw`(?:"([^"{}]*)"|\{\s*(?:'([^'\n]*)'|"([^"\n]*)")\s*\})`;

/** The title and the description that the page gives to its layout, where they are texts. */
function metadataOf(text: string, otherwise: string): string {
  const layout = /<Layout\b[^]*?>/.exec(text)?.[0] ?? '';
  const valueOf = (name: string): string | undefined =>
    new RegExp(String.raw`\b${name}=${TEXT}`).exec(layout)?.slice(1).find(Boolean);
  const description = valueOf('description');
  const metadata = { title: valueOf('title') ?? otherwise, ...(description && { description }) };
  return `\nexport const metadata = ${JSON.stringify(metadata, null, 2)};\n`;
}
