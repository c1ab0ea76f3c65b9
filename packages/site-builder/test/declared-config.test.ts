import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const DECLARATIONS = path.join(import.meta.dirname, '../dist/config/site-config.d.ts');
const PROBE = path.join(path.dirname(DECLARATIONS), 'probe.ts');

/** What the compiler says of a module beside the declarations of the configuration. */
function problemsOf(code: string): string[] {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ESNext,
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: false,
    types: ['node'],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => file === PROBE || fileExists(file);
  host.readFile = (file) => (file === PROBE ? code : readFile(file));
  host.getSourceFile = (file, ...rest) =>
    file === PROBE ? ts.createSourceFile(file, code, ts.ScriptTarget.ESNext) : getSourceFile(file, ...rest);
  const program = ts.createProgram([PROBE], options, host);
  return [PROBE, DECLARATIONS]
    .flatMap((file) => [
      ...program.getSyntacticDiagnostics(program.getSourceFile(file)),
      ...program.getSemanticDiagnostics(program.getSourceFile(file)),
    ])
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

describe('the declared configuration', () => {
  it('is what the schema takes, both ways and however deep', { timeout: 120_000 }, () => {
    const code = `import type { z } from 'zod';
      import type { siteConfigSchema, SiteConfig } from './site-config.js';
      type Input = z.input<typeof siteConfigSchema>;
      export const declared = (input: Input): SiteConfig => input;
      export const taken = (config: SiteConfig): Input => config;
      const base = { title: 'A', url: 'https://a.example' };
      export const wrong: SiteConfig = { ...base, footer: { licence: { label: 'MIT', href: '/mit', to: '/' } } };`;
    expect(problemsOf(code)).toEqual([expect.stringContaining("'to' does not exist")]);
  });

  it('has a docstring for every field, as editors show it', { timeout: 120_000 }, () => {
    const program = ts.createProgram([DECLARATIONS], { skipLibCheck: true });
    const checker = program.getTypeChecker();
    const source = program.getSourceFile(DECLARATIONS);
    const declared = source?.statements.find(
      (each) => ts.isTypeAliasDeclaration(each) && each.name.text === 'SiteConfig',
    );
    const bare: string[] = [];
    let fields = 0;
    const visit = (node: ts.Node, parents: string[]): void => {
      if (!ts.isPropertySignature(node)) return ts.forEachChild(node, (child) => visit(child, parents));
      const names = [...parents, node.name.getText(source)];
      const symbol = checker.getSymbolAtLocation(node.name);
      fields += 1;
      // The kinds of a choice need no words of their own.
      const isKind = node.type !== undefined && ts.isLiteralTypeNode(node.type);
      const docs = [...(symbol?.getDocumentationComment(checker) ?? []), ...(symbol?.getJsDocTags() ?? [])];
      if (docs.length === 0 && !isKind) bare.push(names.join('.'));
      ts.forEachChild(node, (child) => visit(child, names));
    };
    if (declared) visit(declared, []);
    expect(fields).toBeGreaterThan(150);
    expect(bare).toEqual([]);
  });
});
