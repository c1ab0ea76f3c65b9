import { describe, expect, it } from 'vitest';
import { compilePage, type CompileOptions, defaultCompileOptions } from '../src/index.js';

const files = { read: () => undefined };
const options: CompileOptions = {
  ...defaultCompileOptions,
  types: { root: import.meta.dirname, identity: 'test' },
};

function compile(fence: string, code: string, given: CompileOptions = options) {
  const text = `# Types\n\n\`\`\`${fence}\n${code}\n\`\`\`\n`;
  const page = compilePage({ path: 'docs/types.md', text }, files, given);
  return { ...page, html: page.html.filter((part) => typeof part === 'string').join('') };
}

const textOf = (html: string): string =>
  /<code>(.*?)<\/code>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? '';

describe('code with types', () => {
  it('has the type of each name as its description, which a keyboard finds once', () => {
    const { html, assets, diagnostics } = compile('ts twoslash', 'const size = 2;\nsize.toFixed(size);');
    expect(diagnostics).toEqual([]);
    expect(assets).toEqual(['types']);
    expect(html).toContain('<figure class="code typed"');
    const described = [...html.matchAll(/class="term type"( tabindex="0")? aria-description="([^"]*)"/g)];
    expect(described.map(([, stop, text = '']) => [Boolean(stop), text.split('\n')[0]])).toEqual([
      [true, 'const size: 2'],
      [false, 'const size: 2'],
      [true, '(method) Number.toFixed(fractionDigits?: number): string'],
      [false, 'const size: 2'],
    ]);
    expect(textOf(html)).toBe('const size = 2;\nsize.toFixed(size);');
  });

  it('shows the answer to a question below its line, and takes the question out of the code and of the Markdown', () => {
    const { html, markdown } = compile(
      'ts twoslash',
      "const page = { title: 'a' };\npage.title;\n//    ^?\npage;",
    );
    expect(html).toContain('data-kind="query" data-says="(property) title: string"');
    expect(textOf(html)).toBe("const page = { title: 'a' };\npage.title;\npage;");
    expect(markdown.join('')).toContain('page.title;\npage;');
  });

  it('leaves out what is cut, and marks the lines that are left', () => {
    const code = 'const hidden = 1;\n// ---cut---\nconst a = hidden;\n//    ^?\nconst b = a; // [!code ++]';
    const { html, diagnostics } = compile('ts twoslash', code);
    expect(diagnostics).toEqual([]);
    expect(textOf(html)).toBe('const a = hidden;\nconst b = a;');
    expect(/<ins[^>]*>(.*)<\/ins>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '')).toBe('const b = a;');
  });

  it('shows what an editor would offer, and no error of what is not finished', () => {
    const { html, diagnostics } = compile('ts twoslash', "'text'.trimE\n//          ^|");
    expect(diagnostics).toEqual([]);
    expect(html).toContain('data-kind="completions" data-says="trimEnd"');
  });

  it('shows an error that is meant to be there', () => {
    const { html, diagnostics } = compile('ts twoslash', "// @errors: 2322\nconst size: number = 'a';");
    expect(diagnostics).toEqual([]);
    expect(html).toContain('class="term type type-error"');
    expect(html).toContain(
      'data-kind="error" data-says="Type &#x27;string&#x27; is not assignable to type &#x27;number&#x27;."',
    );
    expect(textOf(html)).toBe("const size: number = 'a';");
  });
});

describe('what is wrong', () => {
  it('is said where it is in the page, also where readers do not see it', () => {
    const code = "const hidden: number = 'a';\n// ---cut---\n// highlight-next-line\nhidden.nothing;";
    const { diagnostics } = compile('ts twoslash', code);
    expect(diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`))
      .toMatchInlineSnapshot(`
        [
          "4:7 TypeScript finds an error in a block that is marked "twoslash": Type 'string' is not assignable to type 'number'. (2322)",
          "7:8 TypeScript finds an error in a block that is marked "twoslash": Property 'nothing' does not exist on type 'number'. (2339)",
        ]
      `);
    expect(diagnostics[0]?.hint).toMatchInlineSnapshot(
      `"Correct the code, or write "// @errors: 2322" into the block if readers are to see the error."`,
    );
  });

  it('is an error that readers are promised and do not get', () => {
    const { diagnostics } = compile('ts twoslash', '// @errors: 2322\nconst size = 1;');
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "twoslash-error",
          "column": 1,
          "file": "docs/types.md",
          "hint": "Take the number away, or write the code that has the error.",
          "line": 4,
          "message": "A block that is marked "twoslash" says "@errors: 2322", but TypeScript finds no such error, so readers would miss it.",
          "severity": "error",
        },
      ]
    `);
  });

  it('is a question about nothing', () => {
    const { diagnostics, html } = compile('ts twoslash', 'const size = 1;\n// ---cut---\n//    ^?\nsize;');
    expect(diagnostics.map(({ code }) => code)).toEqual(['twoslash-error']);
    expect(html).toContain('size');
  });

  it('is a language that has no types', () => {
    const { diagnostics, html } = compile('css twoslash', 'a { color: red }');
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "twoslash-language",
          "column": 1,
          "file": "docs/types.md",
          "hint": "Types are shown of "ts", "tsx", "js" and "jsx".",
          "line": 3,
          "message": "A block is marked "twoslash", but "css" is nothing that TypeScript reads; it is shown without types.",
          "severity": "warning",
        },
      ]
    `);
    expect(html).not.toContain('typed');
  });
});

it('is a block like any other where the package is not installed', () => {
  const { diagnostics, html } = compile('ts twoslash', 'const size = 1;', defaultCompileOptions);
  expect(diagnostics).toMatchInlineSnapshot(`
    [
      {
        "code": "twoslash-missing",
        "column": 1,
        "file": "docs/types.md",
        "hint": "Run: npm install --save-dev twoslash typescript@6",
        "line": 3,
        "message": "A block is marked "twoslash", but the package of that name is not installed; the block is shown as it is.",
        "severity": "warning",
      },
    ]
  `);
  expect(textOf(html)).toBe('const size = 1;');
});

it('is asked once for the same code', () => {
  const kept = new Map<string, string>();
  const colors = {
    get: (key: string) => kept.get(key),
    set: (key: string, text: string) => void kept.set(key, text),
  };
  const first = compile('ts twoslash', 'const kept = 1;', { ...options, colors });
  for (const [key, text] of kept) kept.set(key, text.replace('const kept: 1', 'from the store'));
  expect(first.html).toContain('const kept: 1');
  expect(compile('ts twoslash', 'const kept = 1;', { ...options, colors }).html).toContain('from the store');
});
