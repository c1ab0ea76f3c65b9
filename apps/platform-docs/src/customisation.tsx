import type { ShellCustomisation } from '@org/theme-shell/client';

const WrittenFor = () => <p className="written-for">Written for version 0.1 of the libraries.</p>;

/** One slot of the shell, as the handbook explains them. */
export const customisation: ShellCustomisation = { slots: { beforeDocFooter: WrittenFor } };
