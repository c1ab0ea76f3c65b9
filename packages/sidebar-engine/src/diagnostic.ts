/** A finding about configuration, as data. The same shape as the other stages' findings. */
export interface Diagnostic {
  /** Stable, kebab-case identifier. */
  code: string;
  severity: 'error' | 'warning' | 'info';
  message: string;
  hint?: string;
  /** The file that the configuration came from, as the caller named it. */
  file: string;
  /** Path inside the file, for instance `cloudSidebar[2].items[0]`. */
  path?: string;
}

/** What a finding says, without where it was made. */
export type Finding = Pick<Diagnostic, 'code' | 'message' | 'hint'>;
