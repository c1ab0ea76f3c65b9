import { expect, it } from 'vitest';
import * as publicNames from './index.js';

it('has these public names', () => {
  expect(Object.keys(publicNames)).toMatchInlineSnapshot(`
    [
      "decodeAddress",
      "decodePath",
      "isBelow",
      "isSitePath",
      "splitAddress",
      "trimSlashes",
      "withBasePath",
      "withoutBasePath",
      "closestName",
      "editDistance",
      "suggestName",
      "readDate",
      "distinctDiagnostics",
      "errorMessage",
      "hasErrors",
      "escapeHtml",
      "inlineJson",
      "unescapeHtml",
      "lineRange",
      "addressInLocale",
      "canonicalTag",
      "directionOf",
      "resolveLocales",
      "failedModule",
      "createTranslator",
      "formatMessage",
      "formatPlural",
      "messageParts",
      "messagesFor",
      "SHELL_EVENTS",
      "CURRENT_VERSION",
      "PREFERRED_VERSION_KEY",
      "preferredVersion",
      "resolveVersions",
      "versionNames",
      "foldSpaces",
    ]
  `);
});
