import { describe, expect, it, onTestFinished } from 'vitest';
import { describePageFaults } from './page-faults.js';
import { Reader, see, useConsole, useExample, useIsland } from './reader.js';
import { describeSearchFaults } from './search-faults.js';
import { describeSearchMemory } from './search-memory.js';
import { startWalk } from './walk.js';

const walk = startWalk();
const { host } = walk;

it('a reader who returns with a cache full of the old release has the whole new one', async () => {
  const reader = Reader.returning(host.address);
  onTestFinished(() => reader.forget());
  const first = await reader.open('/guide/intro');
  await see(first.article).toContainText('This is the old introduction.');
  await first.search('quokka');
  await see(first.results.first()).toContainText('quokka');
  for (const [address, use] of [
    ['/guide/island', useIsland],
    ['/guide/live', (tab) => useExample(tab, /live of old/)],
    ['/api/', useConsole],
  ] as [string, typeof useIsland][])
    await use(await reader.open(address));
  await reader.leave();

  host.deploy(walk.releases.new);
  const tab = await reader.open('/start');
  await see(tab.article).toContainText('This is the new introduction.');
  expect(await tab.page.evaluate(() => document.documentElement.dataset.release)).toBe('new');
  await tab.search('wombat');
  await see(tab.results.first()).toContainText('wombat');
  await tab.search('quokka');
  await see(tab.dialog).toContainText('No results for “quokka”');
  await tab.closeSearch();
  await tab.sidebar.getByRole('link', { name: 'Extra' }).click();
  await see(tab.article).toContainText('Only the new release has it.');
  await tab.sidebar.getByRole('link', { name: 'Islands' }).click();
  await useIsland(tab);
  await tab.sidebar.getByRole('link', { name: 'Live' }).click();
  await useExample(tab, /live of new/);
  await tab.page.getByRole('link', { name: 'Lazy' }).click();
  await see(tab.heading).toHaveText('Lazy page, new');
  expect([tab.documents, tab.problems]).toEqual([1, []]);
  await useConsole(await reader.open('/api/'));
});

describe.each([
  { assets: 'kept', keeps: true },
  { assets: 'gone', keeps: false },
])('a tab that stays open over a deploy, with the assets of the old release $assets', ({ keeps }) => {
  const deploy = (): void => host.deploy(walk.releases.new, keeps ? walk.releases.old : undefined);

  it('goes on to pages of the new release', async () => {
    const tab = await walk.reader.open('/guide/intro');
    deploy();
    await tab.sidebar.getByRole('link', { name: 'Live' }).click();
    await useExample(tab, /live of new/);
    await see(tab.sidebar.getByRole('link', { name: 'Extra' })).toBeVisible();
    expect(tab.documents).toBe(2);
  });

  it('finds words of the new release, whether it has searched before or not', async () => {
    const [searched, fresh] = [
      await walk.reader.open('/guide/intro'),
      await walk.reader.open('/guide/intro'),
    ];
    await searched.page.bringToFront();
    await searched.search('quokka');
    await see(searched.results.first()).toContainText('quokka');
    await searched.closeSearch();
    deploy();
    for (const tab of [searched, fresh]) {
      await tab.page.bringToFront();
      await tab.find('wombat');
      await tab.find('kangaroos word1x7');
    }
  });

  it('has islands, examples and consoles that work, though their code was not there yet', async () => {
    const tabs = [
      await walk.reader.open('/guide/island'),
      await walk.reader.open('/guide/live'),
      await walk.reader.open('/api/'),
    ];
    deploy();
    const [island, live, api] = tabs as [(typeof tabs)[0], (typeof tabs)[0], (typeof tabs)[0]];
    await island.page.bringToFront();
    await useIsland(island);
    await live.page.bringToFront();
    await useExample(live, /live of/);
    await api.page.bringToFront();
    await useConsole(api);
  });
});

describePageFaults(walk);
describeSearchFaults(walk);
describeSearchMemory(walk);
