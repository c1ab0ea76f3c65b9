import type { Syntax } from 'refractor';
import { refractor } from 'refractor';
import docker from 'refractor/docker';
import graphql from 'refractor/graphql';
import http from 'refractor/http';
import jsx from 'refractor/jsx';
import nginx from 'refractor/nginx';
import toml from 'refractor/toml';
import tsx from 'refractor/tsx';
import dart from 'refractor/dart';
import twig from 'refractor/twig';
import powershell from 'refractor/powershell';
import mermaid from 'refractor/mermaid';

const beyondCommon: Syntax[] = [
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
beyondCommon.forEach((syntax) => refractor.register(syntax));
refractor.alias({
  bash: ['sh', 'shell', 'zsh', 'console'],
  javascript: ['mjs', 'cjs'],
  markdown: ['mdx'],
  typescript: ['mts', 'cts', 'angular-ts'],
  // Components in files of their own: markup with script and style in it, which is the nearest there is.
  markup: ['vue', 'svelte', 'astro', 'angular-html'],
});

/** Names that ask for no colors. */
const PLAIN = new Set(['', 'text', 'txt', 'plaintext', 'plain', 'none']);

export const isPlain = (language: string): boolean => PLAIN.has(language);
export const isKnown = (language: string): boolean => refractor.registered(language);
export { refractor };
