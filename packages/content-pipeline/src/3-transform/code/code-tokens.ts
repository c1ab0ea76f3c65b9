import { refractor } from 'refractor/core';

/** A part of code that Prism has a name for. */
export interface Token {
  type: string;
  /** Other names. `null` for none, too. @default none */
  alias?: string | string[] | null;
  content: CodeToken | CodeToken[];
}

/** A token, or text between tokens. */
export type CodeToken = string | Token;

interface Environment {
  code: string;
  grammar: unknown;
  language: string;
  tokens?: CodeToken[];
}

/** What refractor has of Prism for its languages, which call it so, and leaves out of its own types. */
interface Prism {
  languages: Record<string, unknown>;
  tokenize: (code: string, grammar: unknown) => CodeToken[];
  hooks: { run: (name: 'before-tokenize' | 'after-tokenize', environment: Environment) => void };
}
const prism = refractor as unknown as Prism;

/** In Markdown: a block of code, which has its language in another name. */
const BLOCK = 'code-block';
const LANGUAGE = /language-(.+)/;

/** The tokens of code in a language that is registered. `refractor.highlight` makes an element of each, by a selector, which takes about as long as to find them. */
export function tokensOf(code: string, language: string): CodeToken[] {
  const environment: Environment = { code, grammar: prism.languages[language], language };
  prism.hooks.run('before-tokenize', environment);
  environment.tokens = prism.tokenize(environment.code, environment.grammar);
  prism.hooks.run('after-tokenize', environment);
  return environment.tokens;
}

/** Its other names. */
export const aliasesOf = ({ alias }: Token): string[] => [alias ?? []].flat();

/** What is in a token. */
export function innerTokens(token: Token): CodeToken[] {
  const { type, content } = token;
  const names = type === BLOCK ? aliasesOf(token) : [];
  const language = names.map((name) => LANGUAGE.exec(name)?.[1]).find(Boolean);
  if (typeof content === 'string' && language !== undefined && prism.languages[language])
    return tokensOf(content, language);
  return [content].flat();
}
