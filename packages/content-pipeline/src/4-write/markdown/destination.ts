/** An address as a link of Markdown holds it: in brackets where it has what would end it. */
export const destination = (href: string): string =>
  /[\s()<>]/.test(href) ? `<${href.replace(/[<>\n]/g, encodeURIComponent)}>` : href;
