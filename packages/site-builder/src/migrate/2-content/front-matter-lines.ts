/** Values by key, in the form of YAML; a key that is there is replaced. */
export interface FrontMatterEdits {
  set: Record<string, unknown>;
  remove: ReadonlySet<string>;
  /** Keys that become values of `custom`. */
  custom: ReadonlySet<string>;
}

interface Block {
  key: string | undefined;
  lines: string[];
}

/** Edits the lines of front matter and leaves all others as they are, comments included. */
export function editFrontMatter(yaml: string | null, { set, remove, custom }: FrontMatterEdits): string {
  const blocks = yaml === null ? [] : toBlocks(yaml);
  const kept = blocks.filter(
    ({ key }) => key === undefined || !(remove.has(key) || custom.has(key) || key in set),
  );
  const moved = blocks.filter(({ key }) => key !== undefined && custom.has(key));
  const added = Object.entries(set).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return [
    ...kept.flatMap(({ lines }) => lines),
    ...added,
    ...(moved.length > 0
      ? ['custom:', ...moved.flatMap(({ lines }) => lines.map((line) => `  ${line}`))]
      : []),
  ]
    .join('\n')
    .trimEnd();
}

/** A key of the first level with all lines up to the next one. */
function toBlocks(yaml: string): Block[] {
  const blocks: Block[] = [];
  for (const line of yaml.split('\n')) {
    const key = /^(?:'([^']+)'|"([^"]+)"|([^\s#'"][^:]*?))\s*:(?:\s|$)/.exec(line);
    const last = blocks.at(-1);
    if (key || /^#/.test(line) || !last)
      blocks.push({ key: key?.[1] ?? key?.[2] ?? key?.[3], lines: [line] });
    else last.lines.push(line);
  }
  return blocks;
}
