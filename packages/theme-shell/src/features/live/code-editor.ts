interface EditorSettings {
  label: string;
  /** Id of the element that says how to leave with the keyboard. */
  describedBy: string;
  onChange: (code: string) => void;
}

const INDENT = '  ';

/** A text field for code. Tab indents, unless Escape was pressed before it: then it leaves, as Shift and Tab always does. */
export function createEditor({ label, describedBy, onChange }: EditorSettings): HTMLTextAreaElement {
  const editor = document.createElement('textarea');
  editor.className = 'live-editor';
  editor.ariaLabel = label;
  editor.setAttribute('aria-describedby', describedBy);
  editor.spellcheck = false;
  editor.setAttribute('autocapitalize', 'off');
  editor.setAttribute('autocomplete', 'off');
  editor.wrap = 'off';

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
