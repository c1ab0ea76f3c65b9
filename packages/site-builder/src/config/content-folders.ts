/** Folder, inside an area's, that holds its released versions, each in a folder of its name laid out like the area itself. */
export const VERSIONS_FOLDER = 'versions';
/** Folder, inside an area's or a version's, that holds what is translated: for each locale a folder laid out like the one around it. */
export const LOCALES_FOLDER = 'locales';
