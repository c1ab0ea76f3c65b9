const IN_COMMENT =
  /^([ \t>]*#{1,6}[ \t].*?)[ \t]*(?:\{\s*\/\*\s*#([^\s*}]+)\s*\*\/\s*\}|<!--\s*#(\S+?)\s*-->)[ \t]*$/;

/** `## Title {/* #id` and `## Title <!-- #id -->`, which newer versions of Docusaurus write, with the id as this pipeline reads it. */
export const withHeadingId = (line: string): string =>
  line.replace(
    IN_COMMENT,
    (_whole, heading: string, inMdx: string | undefined, inHtml: string | undefined) =>
      `${heading} {#${inMdx ?? inHtml}}`,
  );
