import * as React from 'react';
import { transform } from 'sucrase';

export interface Example {
  code: string;
  callsRender: boolean;
}

/** What cannot be read as code. */
export class ExampleSyntaxError extends Error {
  override name = 'SyntaxError';

  constructor(
    message: string,
    readonly line: number | undefined,
  ) {
    super(message);
  }
}

/** React and all that it exports, so that examples need no imports. */
const SCOPE: Record<string, unknown> = Object.fromEntries(
  Object.entries({ ...React, React }).filter(([name]) => name !== 'default' && !name.startsWith('__')),
);
const IMPORT = /^[ \t]*(?:import|export)\b/m;

/**
 * Runs an example's code and gives what it shows.
 * @throws ExampleSyntaxError, and whatever the code throws
 */
export function evaluate(example: Example): React.ReactNode {
  const compiled = compile(example);
  let shown: unknown;
  const scope = { ...SCOPE, render: (value: unknown) => void (shown = value) };
  // Here it is: the frame has no origin, and its policy lets it reach no server.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const run = new Function(...Object.keys(scope), compiled) as (...values: unknown[]) => unknown;
  const result = run(...Object.values(scope));
  return toNode(example.callsRender ? shown : result);
}

function compile({ code, callsRender }: Example): string {
  const at = IMPORT.exec(code)?.index;
  if (at !== undefined)
    throw new ExampleSyntaxError(
      'Examples have no imports and exports; React and its hooks are there.',
      lineAt(code, at),
    );
  // On the first line, so that lines stay those of the example.
  const wrapped = callsRender ? code : `return (${code.replace(/[\s;]+$/, '')}\n)`;
  try {
    return transform(wrapped, { transforms: ['jsx', 'typescript'], production: true }).code;
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } };
    const reason = message.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, '');
    throw new ExampleSyntaxError(reason, loc && Math.min(loc.line, lineAt(code, code.trimEnd().length)));
  }
}

/** A component is shown without properties; anything else as React shows it. */
function toNode(value: unknown): React.ReactNode {
  const isComponent =
    typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
  if (isComponent && !React.isValidElement(value))
    return React.createElement(value as React.FunctionComponent);
  return value as React.ReactNode;
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;
