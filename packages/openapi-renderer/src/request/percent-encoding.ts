/** RFC 3986: everything but unreserved characters. `encodeURIComponent` leaves five of the reserved ones. */
export const encodeValue = (text: string): string =>
  wellFormed(encodeURIComponent, text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The same, but reserved characters and what is encoded already stay (`allowReserved`). */
export const encodeReserved = (text: string): string =>
  wellFormed(encodeURI, text)
    .replace(/%25(?=[\da-f]{2})/gi, '%')
    .replaceAll('%5B', '[')
    .replaceAll('%5D', ']');

/** Half a surrogate pair cannot be sent; it becomes the replacement character, as in the browser's forms. */
function wellFormed(encode: (text: string) => string, text: string): string {
  try {
    return encode(text);
  } catch {
    return encode(
      text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD'),
    );
  }
}
