import type { ReactNode } from 'react';
import Interpolate, { interpolate } from './interpolate.js';

interface TranslateProps {
  id?: string;
  description?: string;
  children?: string;
  values?: Readonly<Record<string, ReactNode>>;
}

/** The text as it is written: translations of components are not carried. */
export default function Translate({ children = '', values }: TranslateProps) {
  return <Interpolate values={values ?? {}}>{children}</Interpolate>;
}

/** The message with its values. */
export const translate = (
  { message, id = '' }: { message?: string; id?: string; description?: string },
  values?: Readonly<Record<string, string | number>>,
): string => interpolate(message ?? id, values);
