/** What a version switcher needs to know of one version's documents. Plain JSON, so that a browser can have it too. */
export interface VersionDocuments {
  /** Address of the version's first document; none when it has no documents. */
  first?: string;
  /** Addresses by document id. A document has the same id in every version that has it. */
  hrefs: Readonly<Record<string, string>>;
}

export interface SwitchTarget {
  href: string;
  /** False where the version does not have the document, and its first one is given. */
  isSame: boolean;
}

/** Where a reader of a document gets in another version: to the same document, else to that version's first. */
export function sameDocument(
  docId: string | undefined,
  toVersion: string,
  documents: Readonly<Record<string, VersionDocuments>>,
): SwitchTarget | undefined {
  const target = own(documents, toVersion);
  const same = target && docId !== undefined ? own(target.hrefs, docId) : undefined;
  if (same !== undefined) return { href: same, isSame: true };
  return target?.first === undefined ? undefined : { href: target.first, isSame: false };
}

const own = <T>(values: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined;
