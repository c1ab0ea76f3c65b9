import type { BlockContent, Paragraph, PhrasingContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { type PageContext, report } from './page-context.js';

interface Tab {
  value: string;
  title: string;
  panel: ContainerDirective;
}

/**
 * `:::tabs{group}` around `:::tab{title value}` → the ARIA tabs pattern. The tab list is there from the start but only shown
 * when a script can serve it; without one every panel is shown below its own title.
 */
export function tabs(node: ContainerDirective, context: PageContext): void {
  const key = node.attributes?.key ?? '1';
  const group = node.attributes?.group;
  const entries = readTabs(node, context);
  const chosen = Math.max(
    0,
    entries.findIndex(({ panel }) => panel.attributes?.default != null),
  );

  node.data = {
    hName: 'div',
    hProperties: { className: ['tabs'], dataTabs: group ?? '' },
  };
  node.children = [
    tabList(entries, key, chosen),
    ...entries.map((tab, index) => tabPanel(tab, `${key}-${index + 1}`, index === chosen)),
  ];
}

function readTabs(node: ContainerDirective, context: PageContext): Tab[] {
  const entries: Tab[] = [];
  for (const child of node.children) {
    if (child.type !== 'containerDirective' || child.name !== 'tab') {
      report(context, child, {
        code: 'tabs-stray-content',
        severity: 'error',
        message: 'Only ":::tab" may stand directly inside ":::tabs"; this would be shown on no tab.',
        hint: 'Move it into a tab, or out of the tabs.',
      });
      continue;
    }
    const title = child.attributes?.title ?? child.attributes?.label ?? '';
    if (!title) {
      report(context, child, {
        code: 'tab-without-title',
        severity: 'error',
        message: 'A tab has no title, so readers could not choose it.',
        hint: 'Write :::tab{title="Name"}.',
      });
    }
    entries.push({ title, value: child.attributes?.value ?? title.toLowerCase(), panel: child });
  }
  return entries;
}

function tabList(entries: Tab[], key: string, chosen: number): Paragraph {
  const buttons = entries.map(({ title, value }, index): PhrasingContent => ({
    type: 'emphasis',
    data: {
      hName: 'button',
      hProperties: {
        type: 'button',
        role: 'tab',
        id: `tab-${key}-${index + 1}`,
        dataValue: value,
        ariaControls: [`panel-${key}-${index + 1}`],
        ariaSelected: String(index === chosen),
        tabIndex: index === chosen ? 0 : -1,
      },
    },
    children: [{ type: 'text', value: title }],
  }));
  return { type: 'paragraph', data: { hName: 'div', hProperties: { role: 'tablist' } }, children: buttons };
}

function tabPanel({ title, panel }: Tab, key: string, chosen: boolean): ContainerDirective {
  const label: BlockContent = {
    type: 'paragraph',
    data: { hProperties: { className: ['tab-title'] } },
    children: [{ type: 'text', value: title }],
  };
  panel.data = {
    hName: 'div',
    hProperties: {
      role: 'tabpanel',
      id: `panel-${key}`,
      ariaLabelledBy: [`tab-${key}`],
      dataChosen: chosen ? '' : undefined,
    },
  };
  return { ...panel, name: 'tab-panel', children: [label, ...panel.children] };
}
