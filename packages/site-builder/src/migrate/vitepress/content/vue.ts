import { lineAt, outsideCode, outsideFences } from '../../2-content/masks.js';
import { rewriteComponents } from './components.js';
import type { TextInput } from './page-input.js';
import { ATTRIBUTES, lineEnds, readAttributes } from './tags.js';

const BLOCK = /^[ \t]*<(script|style)\b([^>]*?)(?:\/>|>([\s\S]*?)<\/\1>)[ \t]*$/gim;
/** Where braces are text. */
const LITERAL =
  /^[ \t]*:{3,}[ \t]*v-pre[\s\S]*?^[ \t]*:{3,}[ \t]*$|<(\w+)[^>]*\sv-pre\b[^>]*>[\s\S]*?<\/\1>/gm;
const EXPRESSION = /\{\{([\s\S]*?)\}\}/g;
const ELEMENT = new RegExp(`<([a-z][\\w]*)(${ATTRIBUTES})\\s*(/?)>`, 'g');
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** What Vue would do with a page: carried where there is the same here, else a line of the report with what to do. */
export function rewriteVue(text: string, input: TextInput): string {
  const steps = [withoutBlocks, rewriteComponents, rewriteExpressions, rewriteAttributes];
  return steps.reduce((done, step) => step(done, input), text);
}

/** `<script setup>` and `<style>`. */
function withoutBlocks(text: string, { report, file, firstLine }: TextInput): string {
  return outsideFences(text, (part, offset) =>
    part.replace(
      BLOCK,
      (whole: string, name: string, _attributes, code: string | undefined, index: number) => {
        const place = { file, line: firstLine + lineAt(text, offset + index) - 1 };
        const imports = [
          ...(code ?? '').matchAll(/\bfrom\s+['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]/gm),
        ];
        const names = imports.map(([, from, alone]) => from ?? alone).filter((each) => each !== 'vue');
        if (name.toLowerCase() === 'style')
          report.left(
            'style',
            'A <style> was left out, which the security policy would block.',
            'Write its rules into src/styles.css.',
            place,
          );
        else
          report.left(
            'script',
            `A <script> was left out${names.length > 0 ? `, which imports ${names.map((each) => `"${each}"`).join(', ')}` : ''}.`,
            'Write what it makes as text, or as a component of React in src/components or src/islands, and name the page .mdx.',
            place,
          );
        return lineEnds(whole);
      },
    ),
  );
}

function rewriteExpressions(text: string, { values, report, file, firstLine }: TextInput): string {
  const literal = [...text.matchAll(LITERAL)].map(
    ({ 0: whole, index }) => [index, index + whole.length] as const,
  );
  return outsideCode(text, (part, offset) =>
    part.replace(EXPRESSION, (whole: string, code: string, index: number) => {
      const at = offset + index;
      if (literal.some(([start, end]) => at > start && at < end)) return whole;
      const value = valueOf(code.trim(), values);
      const place = { file, line: firstLine + lineAt(text, at) - 1 };
      if (value !== undefined) {
        report.changed('expression', `"${whole}" is its value now, "${value}".`, place);
        return value;
      }
      report.left(
        'expression',
        `"${whole.replace(/\s+/g, ' ')}" is shown as text.`,
        'Write what it stands for, or an expression in a page of MDX.',
        place,
      );
      return whole;
    }),
  );
}

/** What can be said without running anything: a text, a number, a value of the front matter. */
function valueOf(code: string, values: Record<string, unknown>): string | undefined {
  const literal = /^(?:'([^'\\]*)'|"([^"\\]*)"|(\d+))$/.exec(code);
  if (literal) return literal[1] ?? literal[2] ?? literal[3];
  const key = /^\$frontmatter\.([\w-]+)$/.exec(code)?.[1];
  const value = key === undefined ? undefined : values[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Attributes that Vue reads, and elements that it closes by themselves. */
function rewriteAttributes(text: string, input: TextInput): string {
  const { report, file, firstLine } = input;
  return outsideCode(text, (part, offset) =>
    part.replace(
      ELEMENT,
      (whole: string, name: string, attributes: string, closed: string, index: number) => {
        const isOpen = closed === '' || VOID.test(name);
        const bound = readAttributes(attributes).filter(({ name: key }) =>
          /^(?:v-|[:@#]|on[a-z]+$)/.test(key),
        );
        if (bound.length === 0) return isOpen ? whole : `<${name}${attributes}></${name}>`;
        let kept = attributes;
        for (const { name: key, value, text: written } of bound) {
          const plain = plainAttribute(key, value);
          kept = kept.replace(written, plain ?? '').replace(/[ \t]+$/, '');
          if (plain !== undefined || /^v-(?:pre|cloak|once)$/.test(key)) continue;
          report.left(
            'attribute',
            `\`${written.replace(/\s+/g, ' ')}\` of <${name}> was left out.`,
            'Write what it comes to, or a component of React in a page of MDX.',
            {
              file,
              line: firstLine + lineAt(text, offset + index) - 1,
            },
          );
        }
        return isOpen ? `<${name}${kept}${closed}>` : `<${name}${kept}></${name}>`;
      },
    ),
  );
}

/** `:src="withBase('/x.png')"` and `:title="'words'"`, which come to the same everywhere. */
function plainAttribute(name: string, value: string): string | undefined {
  const key = /^(?::|v-bind:)([\w-]+)$/.exec(name)?.[1];
  const text = /^(?:withBase\()?\s*'([^'\\"]*)'\s*\)?$/.exec(value)?.[1] ?? /^(\d+)$/.exec(value)?.[1];
  return key === undefined || text === undefined ? undefined : `${key}="${text}"`;
}
