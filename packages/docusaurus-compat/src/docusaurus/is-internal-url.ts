/** Whether an address is one of the site's own. */
export default function isInternalUrl(url?: string): boolean {
  return url !== undefined && !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}
