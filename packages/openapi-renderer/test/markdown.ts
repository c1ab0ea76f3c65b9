import { escapeHtml, type MarkdownLink, type RenderMarkdown } from '@org/site-model';

/** To a page or to another site: a renderer leaves out what runs. */
const LINK = /\[([^\]]*)\]\(((?:https?:|[/#])[^)]*)\)/g;
const HEADING = /^#+ (.*)$/;

/**
 * A few lines of Markdown in the place of the renderer that a site brings along: paragraphs, headings and links. What such a
 * renderer does with everything else is tested where it is written.
 */
export const renderMarkdown: RenderMarkdown = (markdown, { headingLevel, headingId }) => {
  const links: MarkdownLink[] = [];
  const headings: ReturnType<RenderMarkdown>['headings'] = [];
  const pieces: string[] = [''];
  const add = (text: string): void => void pieces.push((pieces.pop() ?? '') + text);
  const addInline = (text: string, start: number): void => {
    let end = 0;
    for (const { 0: whole, 1: label = '', 2: href = '', index } of text.matchAll(LINK)) {
      add(`${escapeHtml(text.slice(end, index))}<a href="`);
      links.push({ href, offset: start + index });
      pieces.push(`">${escapeHtml(label)}</a>`);
      end = index + whole.length;
    }
    add(escapeHtml(text.slice(end)));
  };
  for (const { 0: block, index } of markdown.matchAll(/[^\n]+(?:\n[^\n]+)*/g)) {
    const title = HEADING.exec(block)?.[1];
    const tag = title === undefined ? 'p' : `h${headingLevel + 1}`;
    const id = title === undefined ? undefined : headingId?.(title);
    if (id !== undefined) headings.push({ id, depth: headingLevel + 1, text: title ?? '' });
    add(`<${tag}${id === undefined ? '' : ` id="${id}"`}>`);
    addInline(title ?? block, title === undefined ? index : index + block.length - title.length);
    add(`</${tag}>`);
  }
  const text = markdown.replace(LINK, '$1').replace(/^#+ /gm, '').replace(/\s+/g, ' ').trim();
  return { html: pieces, links, headings, text };
};
