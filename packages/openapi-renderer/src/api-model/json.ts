/** What a document may hold: numbers that JSON does not know (`.nan` of YAML) are read as `null`. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
