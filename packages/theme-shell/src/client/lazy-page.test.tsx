import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount, press } from '../../test/mount.js';
import { componentPage, site } from '../../test/sample.js';
import { ShellProvider } from '../components/shell-context.js';
import { LazyPage } from './lazy-page.js';
import { PageModules } from './page-modules.js';

/** A load that the test ends when it wants to. */
interface Load {
  arrive(): void;
  fail(message: string): void;
}

let loads: Load[];

const loader = () =>
  new Promise<unknown>((resolve, reject) => {
    loads.push({
      arrive: () => resolve({ default: () => <h1>Welcome</h1> }),
      fail: (message) => reject(new Error(message)),
    });
  });

function show(): HTMLElement {
  const modules = new PageModules({ './pages/landing.tsx': loader });
  const { container } = mount(
    <ShellProvider site={site} page={componentPage} sidebar={null}>
      <LazyPage name="landing" modules={modules} />
    </ShellProvider>,
  );
  return container;
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const settle = (end: (() => void) | undefined) => {
  end?.();
  return wait(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  loads = [];
});

afterEach(() => {
  vi.useRealTimers();
});

it('shows nothing for 200 ms, then a spinner that says so', async () => {
  const page = show();
  await wait(199);
  expect(page.innerHTML).toBe('');
  await wait(1);
  expect(page.querySelector('[role=status]')?.getAttribute('aria-label')).toBe('Loading');
});

it('shows the page when it has come', async () => {
  const page = show();
  await wait(500);
  await settle(loads[0]?.arrive);
  expect(page.innerHTML).toBe('<h1>Welcome</h1>');
});

it('shows no spinner for a page that comes in time', async () => {
  const page = show();
  await wait(100);
  await settle(loads[0]?.arrive);
  await wait(1000);
  expect(page.innerHTML).toBe('<h1>Welcome</h1>');
});

it('shows the error with a button that fetches again, and then the page', async () => {
  const page = show();
  await wait(500);
  await settle(() => loads[0]?.fail('offline'));
  expect(page.querySelector('[role=alert]')?.textContent).toBe('This page could not be loaded.offlineRetry');

  press(page.querySelector('button'));
  expect(page.innerHTML).toBe('');
  expect(loads).toHaveLength(2);
  await wait(200);
  expect(page.querySelectorAll('[role=status]')).toHaveLength(1);
  await settle(loads[1]?.arrive);
  expect(page.innerHTML).toBe('<h1>Welcome</h1>');
});

it('shows the error again when the second try fails as well', async () => {
  const page = show();
  await settle(() => loads[0]?.fail('offline'));
  press(page.querySelector('button'));
  await settle(() => loads[1]?.fail('still offline'));
  expect(page.querySelector('[role=alert]')?.textContent).toContain('still offline');
});

it('does not put the spinner over an error that came first', async () => {
  const page = show();
  await wait(199);
  await settle(() => loads[0]?.fail('offline'));
  await wait(1000);
  expect(page.querySelectorAll('[role=status]')).toHaveLength(0);
  expect(page.querySelectorAll('[role=alert]')).toHaveLength(1);
});
