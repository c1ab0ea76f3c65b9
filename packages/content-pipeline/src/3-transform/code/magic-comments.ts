interface Unmarked {
  code: string;
  /** 1-based, counted after the comments are gone. */
  highlighted: Set<number>;
}

const COMMENT =
  /^\s*(?:\/\/|#|--|;|%|\/\*|<!--|\{\/\*)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;

/** Takes `highlight-next-line`, `highlight-start` and `highlight-end` comments out of a block. */
export function takeMagicComments(code: string): Unmarked {
  if (!code.includes('highlight-')) return { code, highlighted: new Set() };

  const kept: string[] = [];
  const highlighted = new Set<number>();
  let inside = false;
  let next = false;
  for (const line of code.split('\n')) {
    const mark = COMMENT.exec(line)?.[1];
    if (mark === 'next-line') next = true;
    else if (mark) inside = mark === 'start';
    else {
      kept.push(line);
      if (inside || next) highlighted.add(kept.length);
      next = false;
    }
  }
  return { code: kept.join('\n'), highlighted };
}
