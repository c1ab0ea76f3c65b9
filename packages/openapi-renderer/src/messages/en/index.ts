/** English is what messages are looked up by, so it needs no other. */
export const consoleMessages = {};
export const pageMessages = {};
