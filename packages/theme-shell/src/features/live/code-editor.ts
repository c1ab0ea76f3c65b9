interface EditorSettings {
  label: string;
  /** Id of the element that says how to leave with the keyboard. */
  describedBy: string;
  onChange: (code: string) => void;
}

const INDENT = '  ';

/** A text field for code. Tab indents, unless Escape was pressed before it: then it leaves, as Shift and Tab always does. */
export function createEditor({ label, describedBy, onChange }: EditorSettings): HTMLTextAreaElement {
  const editor = Object.assign(document.createElement('textarea'), {
    className: 'live-editor',
    ariaLabel: label,
    spellcheck: false,
    wrap: 'off',
  });
  editor.setAttribute('aria-describedby', describedBy);
  for (const name of ['autocapitalize', 'autocomplete']) editor.setAttribute(name, 'off');

  let leaves = false;
  editor.addEventListener('keydown', (event) => {
    const indents = event.key === 'Tab' && !event.shiftKey && !leaves;
    leaves = event.key === 'Escape';
    if (!indents || event.isComposing) return;
    event.preventDefault();
    editor.setRangeText(INDENT, editor.selectionStart, editor.selectionEnd, 'end');
    changed();
  });
  editor.addEventListener('blur', () => (leaves = false));
  editor.addEventListener('input', changed);

  function changed(): void {
    fitEditor(editor);
    onChange(editor.value);
  }
  return editor;
}

/** As many lines as the code has. */
export function fitEditor(editor: HTMLTextAreaElement): void {
  editor.rows = editor.value.split('\n').length;
}
