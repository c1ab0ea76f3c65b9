// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askedProvider, hit, mount, press, settings, type } from '../../../test/mount.js';
import { SearchDialog } from './search-dialog.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A dialog that shows what was found for "ca", with "cache" in its field and no answer to that yet. */
async function openLate() {
  const { provider, questions } = askedProvider();
  const root = mount(<SearchDialog provider={provider} settings={settings} onClose={() => undefined} />);
  const field = root.querySelector('input')!;
  const followed: string[] = [];
  root.addEventListener('click', (event) => {
    event.preventDefault();
    followed.push((event.target as HTMLElement).textContent);
  });
  const ask = async (query: string) => {
    type(field, query);
    await act(() => vi.advanceTimersByTimeAsync(100));
    return questions.at(-1)!;
  };
  await (await ask('ca')).answer([hit({ title: 'Catalogue' })]);
  return { field, followed, late: await ask('cache') };
}

it('defers an Enter until the answer to what was typed is there', async () => {
  const { field, followed, late } = await openLate();
  press(field, 'Enter');
  expect(followed).toEqual([]);
  await late.answer([hit({ title: 'Cache' })]);
  expect(followed).toEqual(['Cache']);
});

it('gives an Enter up that is followed by another key, a failure, or nothing found', async () => {
  const moved = await openLate();
  press(moved.field, 'Enter');
  press(moved.field, 'ArrowDown');
  await moved.late.answer([hit({ title: 'Cache' })]);
  const failed = await openLate();
  press(failed.field, 'Enter');
  await failed.late.fail();
  const empty = await openLate();
  press(empty.field, 'Enter');
  await empty.late.answer([]);
  expect([...moved.followed, ...failed.followed, ...empty.followed]).toEqual([]);
});
