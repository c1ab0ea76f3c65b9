import { type ShellCustomisation, useShell } from '@org/theme-shell/client';
import { type ComponentType, useEffect } from 'react';

declare global {
  /** How the browser tests break the footer, which belongs to the shell: wherever it is drawn from now on. */
  var breakage: 'render' | 'effect' | undefined;
}

function Footer({ Original }: { Original: ComponentType }) {
  const { page } = useShell();
  if (globalThis.breakage === 'render') throw new Error('The footer broke.');
  useEffect(() => {
    if (globalThis.breakage === 'effect') throw new Error('The footer broke afterwards.');
  }, [page]);
  return <Original />;
}

/** A part of the shell that has a replacement, as sites have them. */
export const customisation: ShellCustomisation = { components: { Footer } };
