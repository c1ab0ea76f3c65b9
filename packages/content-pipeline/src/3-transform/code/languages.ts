import { refractor, type Syntax } from 'refractor/core';
import arduino from 'refractor/arduino';
import bash from 'refractor/bash';
import basic from 'refractor/basic';
import c from 'refractor/c';
import clike from 'refractor/clike';
import cpp from 'refractor/cpp';
import csharp from 'refractor/csharp';
import css from 'refractor/css';
import dart from 'refractor/dart';
import diff from 'refractor/diff';
import docker from 'refractor/docker';
import go from 'refractor/go';
import graphql from 'refractor/graphql';
import http from 'refractor/http';
import ini from 'refractor/ini';
import java from 'refractor/java';
import javascript from 'refractor/javascript';
import json from 'refractor/json';
import jsx from 'refractor/jsx';
import kotlin from 'refractor/kotlin';
import less from 'refractor/less';
import lua from 'refractor/lua';
import makefile from 'refractor/makefile';
import markdown from 'refractor/markdown';
import markup from 'refractor/markup';
import markupTemplating from 'refractor/markup-templating';
import mermaid from 'refractor/mermaid';
import nginx from 'refractor/nginx';
import objectivec from 'refractor/objectivec';
import perl from 'refractor/perl';
import php from 'refractor/php';
import powershell from 'refractor/powershell';
import python from 'refractor/python';
import r from 'refractor/r';
import regex from 'refractor/regex';
import ruby from 'refractor/ruby';
import rust from 'refractor/rust';
import sass from 'refractor/sass';
import scss from 'refractor/scss';
import sql from 'refractor/sql';
import swift from 'refractor/swift';
import toml from 'refractor/toml';
import tsx from 'refractor/tsx';
import twig from 'refractor/twig';
import typescript from 'refractor/typescript';
import vbnet from 'refractor/vbnet';
import yaml from 'refractor/yaml';

/** What others find in one another when they are registered, in this order: scripts and styles in markup, expressions in scripts. */
const WEB = [clike, markup, css, regex, javascript];

const OTHERS = [
  c,
  cpp,
  arduino,
  bash,
  csharp,
  diff,
  go,
  ini,
  java,
  json,
  kotlin,
  less,
  lua,
  makefile,
  yaml,
  markdown,
  objectivec,
  perl,
  markupTemplating,
  php,
  python,
  r,
  ruby,
  rust,
  sass,
  scss,
  sql,
  swift,
  typescript,
  basic,
  vbnet,
  docker,
  graphql,
  http,
  jsx,
  nginx,
  toml,
  tsx,
  dart,
  twig,
  powershell,
  mermaid,
];

/** Names beside those that the languages have themselves. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  bash: ['sh', 'shell', 'zsh', 'console'],
  javascript: ['mjs', 'cjs'],
  markdown: ['mdx'],
  typescript: ['mts', 'cts', 'angular-ts'],
  // Components in files of their own: markup with script and style in it, which is the nearest there is.
  markup: ['vue', 'svelte', 'astro', 'angular-html'],
};

const aliasesOf = ({ displayName, aliases = [] }: Syntax): readonly string[] => [
  ...aliases,
  ...(ALIASES[displayName] ?? []),
];

const syntaxes = new Map(
  [...WEB, ...OTHERS].flatMap((syntax) =>
    [syntax.displayName, ...aliasesOf(syntax)].map((name) => [name, syntax]),
  ),
);

/** Code in a text of Markdown may be of any language, and descriptions in GraphQL are Markdown. */
const WITH_ANY = new Set<Syntax>([markdown, graphql]);

const registered = new Set<Syntax>();

/** All names of all languages. */
export const knownLanguages = (): string[] => [...syntaxes.keys()];

/** Whether code of a language, which has several names, gets colors. */
export const isKnown = (language: string): boolean => syntaxes.has(language);

/**
 * Registers a known language when it is asked for first: all of them take longer than all else that is loaded for a page. The colors of its code are the
 * same whichever were asked for before it.
 */
export function registerLanguage(language: string): void {
  const syntax = syntaxes.get(language);
  if (!syntax || registered.has(syntax)) return;
  for (const each of [...WEB, ...withNeeded(syntax)]) register(each);
}

/** A language behind those that it looks for when it is registered, or in its code. */
function withNeeded(syntax: Syntax): readonly Syntax[] {
  if (WITH_ANY.has(syntax)) return OTHERS;
  return syntax === http ? [json, http] : [syntax];
}

function register(syntax: Syntax): void {
  if (registered.has(syntax)) return;
  registered.add(syntax);
  refractor.register(syntax);
  refractor.alias(syntax.displayName, aliasesOf(syntax));
  if (syntax === bash) joinHyphens();
}

/** Options of Prism have no hyphens in them, as those of commands do: `--dry-run`. What copies the grammar shares the token. */
function joinHyphens(): void {
  const shell = refractor.languages['bash'] as unknown as Record<'parameter', { pattern: RegExp }>;
  shell.parameter.pattern = /(^|\s)-{1,2}(?:\w+:[+-]?)?\w+(?:[.-]\w+)*(?=[=\s]|$)/;
}
