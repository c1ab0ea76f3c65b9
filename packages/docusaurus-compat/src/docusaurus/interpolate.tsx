import { Fragment, type ReactNode } from 'react';

const PLACEHOLDER = /(\{\w+\})/;

type Values = Readonly<Record<string, ReactNode>>;

/** `interpolate('Hello {name}', { name: 'Ada' })`. What has no value stays as it is written. */
export function interpolate(text: string, values: Values = {}): string {
  return text
    .split(PLACEHOLDER)
    .map((part) => {
      const value = values[part.slice(1, -1)];
      return PLACEHOLDER.test(part) && value !== undefined ? String(value as string) : part;
    })
    .join('');
}

/** A text in which `{name}` is one of `values`, elements included. */
export default function Interpolate({ children, values = {} }: { children: string; values?: Values }) {
  return (
    <>
      {children.split(PLACEHOLDER).map((part, index) => (
        <Fragment key={index}>{PLACEHOLDER.test(part) ? (values[part.slice(1, -1)] ?? part) : part}</Fragment>
      ))}
    </>
  );
}
