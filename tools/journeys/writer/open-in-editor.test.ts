import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FakeEditor } from '../fake-editor.js';
import { GUIDE_CONFIG, ScratchSite } from '../scratch-site.js';
import { WritingDesk } from './writing-desk.js';

const FILE = 'content/guide/intro.md';
const site = ScratchSite.create({
  'site.config.ts': GUIDE_CONFIG,
  [FILE]: '# Introduction\n\nSee [this](./nowhere.md).\n',
});

let desk: WritingDesk;
let editor: FakeEditor;

beforeAll(async () => {
  editor = new FakeEditor(site.root);
  desk = await WritingDesk.open(site, { LAUNCH_EDITOR: editor.command });
});
afterAll(() => desk.close());

const button = () => desk.page.locator('docs-overlay').getByRole('button', { name: 'Open in editor: ' });

it('opens the editor where the overlay says that something is wrong, and tells why it cannot', async () => {
  await desk.show('/guide/intro');
  await desk.seeOverlay(`${FILE}:3:5`);
  // There is nothing wrong elsewhere, and nothing that offers to show it.
  expect(await desk.page.locator('docs-overlay details').isVisible()).toBe(false);
  await button().press('Enter');
  await expect.poll(() => editor.opened(), { timeout: 60_000 }).toEqual([`${desk.site.path(FILE)} 3 5`]);
  // The focus stays for the next time, though the overlay is told the same again.
  desk.site.write('content/guide/second.md', '# Second\n');
  await desk.see('nav[aria-label="Docs sidebar"]', 'Second');
  expect(await button().evaluate((element) => element.matches(':focus'))).toBe(true);

  rmSync(editor.command);
  await button().press('Enter');
  await desk.seeOverlay('The editor could not be started', 'ENOENT');
  desk.expectAlive();
});
