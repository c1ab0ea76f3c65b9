/** What was typed so far, and what stops the collecting. */
interface Typing {
  text: string;
  stop(): void;
}

/** Collects what is typed while the search is loading, so that nobody has to wait for it. */
export function collectTyping(): Typing {
  const typing = { text: '', stop: () => document.removeEventListener('keydown', onKey, true) };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    typing.text += event.key;
  };
  if (!document.querySelector('dialog[open]')) document.addEventListener('keydown', onKey, true);
  return typing;
}
