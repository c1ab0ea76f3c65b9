import type { DiagramColors } from '@org/site-model';

const VARIABLES: Record<keyof DiagramColors, string> = {
  background: '--docs-bg',
  surface: '--docs-accent-soft',
  border: '--docs-accent',
  text: '--docs-text',
  line: '--docs-text-soft',
  note: '--docs-bg-strong',
};

/** The colors that the page has now, as browsers compute them, whatever way the style sheet writes them. */
export function pageColors(): DiagramColors {
  const probe = document.createElement('span');
  probe.hidden = true;
  document.body.append(probe);
  const colors = Object.entries(VARIABLES).map(([name, variable]) => {
    probe.style.color = `var(${variable})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(colors) as Record<keyof DiagramColors, string>;
}
