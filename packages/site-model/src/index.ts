export {
  type AddressParts,
  decodeAddress,
  decodePath,
  isBelow,
  isSitePath,
  splitAddress,
  trimSlashes,
  withBasePath,
  withoutBasePath,
} from './addresses.js';
export { closestName, editDistance, suggestName } from './closest-name.js';
export { readDate, type WrittenDate } from './dates.js';
export {
  type Diagnostic,
  type DiagnosticBody,
  distinctDiagnostics,
  errorMessage,
  type FilePosition,
  hasErrors,
  type Position,
  type Severity,
} from './diagnostic.js';
export type {
  DiagramColors,
  DiagramFrameMessage,
  DiagramHostMessage,
  DiagramProblem,
  Drawing,
} from './frame-messages.js';
export type { ExampleProblem, LiveFrameMessage, LiveHostMessage } from './frame-messages.js';
export { escapeHtml, inlineJson, unescapeHtml } from './html.js';
export { type LineRange, lineRange } from './line-range.js';
export {
  addressInLocale,
  canonicalTag,
  directionOf,
  type Locale,
  type LocaleConfig,
  resolveLocales,
  type TextDirection,
} from './locales.js';
export type {
  HighlightCode,
  MarkdownLink,
  MarkdownOptions,
  RenderedMarkdown,
  RenderMarkdown,
} from './markdown.js';
export { failedModule } from './failed-module.js';
export {
  createTranslator,
  formatMessage,
  formatPlural,
  messageParts,
  messagesFor,
  type MessageValues,
  type PluralMessage,
  type Translate,
  type Translation,
} from './messages.js';
export type {
  Badge,
  BadgeTone,
  Breadcrumb,
  Card,
  Heading,
  Icon,
  KnownBadge,
  Link,
  Reference,
  Section,
} from './page-parts.js';
export { type FeedbackDetail, type SearchedDetail, SHELL_EVENTS } from './shell-events.js';
export {
  CURRENT_VERSION,
  PREFERRED_VERSION_KEY,
  preferredVersion,
  resolveVersions,
  type Version,
  type VersionBanner,
  versionNames,
  type VersionOptions,
  type VersionsConfig,
} from './versions.js';
export { foldSpaces } from './white-space.js';
