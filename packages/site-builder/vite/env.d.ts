/// <reference types="vite/client" />

/** Markdown in a component of a page: it shows the file, to which its properties are `props`. */
declare module '*.md' {
  import type { ComponentType } from 'react';
  const Document: ComponentType<Record<string, unknown>>;
  export default Document;
}

declare module '*.mdx' {
  import type { ComponentType } from 'react';
  const Document: ComponentType<Record<string, unknown>>;
  export default Document;
}
