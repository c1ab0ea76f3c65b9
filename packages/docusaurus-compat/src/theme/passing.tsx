import type { ReactNode } from 'react';

/** A component that shows what is in it. */
export default function Passing({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}
