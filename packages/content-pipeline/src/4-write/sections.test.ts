import { expect, it } from 'vitest';
import { diagramText } from './sections.js';

it.each([
  ['flowchart TD\n  a[One] --> b(("Two `2`"))\n  b -. three .-> c\n  style a fill:#fff', 'One Two  2'],
  ['sequenceDiagram\n  actor a as Ada\n  Note over a,b: Waits<br/>long', 'Ada Waits long'],
  ['erDiagram\n  POST ||--o{ COMMENT : has', 'has'],
  ['---\nconfig:\n  theme: dark\n---\npie title Parts\n  "A" : 40', 'dark A 40'],
  ['%%{init: {"theme": "dark"}}%%\n%% a: b\nmindmap\n  root((Centre))', 'Centre'],
  ['', ''],
])('reads what is written in %j', (source, text) => {
  expect(diagramText(source)).toBe(text);
});
