/** Query parameter of an address that names the words to mark on the page, with blanks between. */
export const MARK_PARAMETER = 'mark';
