import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount, press } from '../../../test/mount.js';
import { componentPage, site } from '../../../test/sample.js';
import { ShellProvider } from '../../components/frame/shell-context.js';
import { LazyPage } from './lazy-page.js';
import { PageModules } from './page-modules.js';

/** A load that the test ends when it wants to. */
interface Load {
  resolve(): void;
  fail(message: string): void;
}

/** What Chromium says; another try under the same address would get the same answer from its memory. */
const FAILED = 'Failed to fetch dynamically imported module: https://docs.example.org/landing.js';

const WELCOME = '<h1 tabindex="-1">Welcome</h1>';

let loads: Load[];
let retried: string[];

const loader = () =>
  new Promise<unknown>((resolve, reject) => {
    loads.push({
      resolve: () => resolve({ default: () => <h1>Welcome</h1> }),
      fail: (message) => reject(new Error(message)),
    });
  });

function show(): HTMLElement {
  const importFrom = (address: string): Promise<unknown> => {
    retried.push(address);
    return loader();
  };
  const modules = new PageModules({ './pages/landing.tsx': loader }, { importFrom });
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
  retried = [];
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
  await settle(loads[0]?.resolve);
  expect(page.innerHTML).toBe(WELCOME);
});

it('gives the focus to the heading that has come', async () => {
  const page = show();
  await settle(loads[0]?.resolve);
  expect(document.activeElement).toBe(page.querySelector('h1'));
});

it('takes the focus from the link of the navbar that led here, and from nothing that was taken up since', async () => {
  const [link, field] = [document.createElement('button'), document.createElement('input')];
  document.body.append(link, field);
  link.focus();
  const page = show();
  await settle(loads[0]?.resolve);
  expect(document.activeElement).toBe(page.querySelector('h1'));

  link.focus();
  show();
  field.focus();
  await settle(loads[1]?.resolve);
  expect(document.activeElement).toBe(field);
  link.remove();
  field.remove();
});

it('shows no spinner for a page that comes in time', async () => {
  const page = show();
  await wait(100);
  await settle(loads[0]?.resolve);
  await wait(1000);
  expect(page.innerHTML).toBe(WELCOME);
});

it('shows the error with a button that fetches again, and then the page', async () => {
  const page = show();
  await wait(500);
  await settle(() => loads[0]?.fail(FAILED));
  expect(page.querySelector('[role=alert]')?.textContent).toBe(
    `This page could not be loaded.${FAILED}Retry`,
  );

  press(page.querySelector('button'));
  expect(page.innerHTML).toBe('');
  expect(loads).toHaveLength(2);
  expect(retried).toEqual(['https://docs.example.org/landing.js?retry=1']);
  await wait(200);
  expect(page.querySelectorAll('[role=status]')).toHaveLength(1);
  await settle(loads[1]?.resolve);
  expect(page.innerHTML).toBe(WELCOME);
});

it('shows the error again when the second try fails as well', async () => {
  const page = show();
  await settle(() => loads[0]?.fail(FAILED));
  press(page.querySelector('button'));
  await settle(() => loads[1]?.fail('still offline'));
  expect(page.querySelector('[role=alert]')?.textContent).toContain('still offline');

  press(page.querySelector('button'));
  await settle(loads[2]?.resolve);
  expect(page.innerHTML).toBe(WELCOME);
  expect(retried.at(-1)).toBe('https://docs.example.org/landing.js?retry=2');
});

it('loads the page in full where the browser does not say which module failed', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const page = show();
  await settle(() => loads[0]?.fail('Importing a module script failed.'));
  press(page.querySelector('button'));
  expect(reload).toHaveBeenCalledOnce();
  expect(loads).toHaveLength(1);
});

it('does not put the spinner over an error that came first', async () => {
  const page = show();
  await wait(199);
  await settle(() => loads[0]?.fail('offline'));
  await wait(1000);
  expect(page.querySelectorAll('[role=status]')).toHaveLength(0);
  expect(page.querySelectorAll('[role=alert]')).toHaveLength(1);
});
