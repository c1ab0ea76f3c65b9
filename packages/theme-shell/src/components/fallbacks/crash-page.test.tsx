import { shellMessagesFor } from '../../messages/shell-messages.js';
import { expect, it } from 'vitest';
import { mount, press, textsOf } from '../../../test/mount.js';
import { Crash, PageBoundary } from './crash-page.js';

let fault: unknown;

function Page() {
  if (fault) throw fault;
  return <p>All is well.</p>;
}

const bounded = (resetKey: string) => (
  <PageBoundary
    resetKey={resetKey}
    fallback={(error, retry) => <Crash messages={shellMessagesFor('en')} error={error} retry={retry} />}
  >
    <Page />
  </PageBoundary>
);

function crash(error: unknown) {
  fault = error;
  return mount(bounded('/a'));
}

it('shows the page while it does not crash', () => {
  fault = undefined;
  expect(textsOf(mount(bounded('/a')).container, 'p')).toEqual(['All is well.']);
});

it('says that the page crashed, why, and offers to try again', () => {
  const { container } = crash(new Error('The data is missing.'));
  expect(textsOf(container, '[role=alert] > *')).toEqual(['This page crashed.', 'The data is missing.']);
  expect(textsOf(container, '#main button')).toEqual(['Try again']);
});

it('shows what was thrown when it is no error', () => {
  const { container } = crash('no reason');
  expect(textsOf(container, '[role=alert] p')).toEqual(['no reason']);
});

it('shows the page again when the cause is gone and the reader tries again', () => {
  const { container } = crash(new Error('once'));
  fault = undefined;
  press(container.querySelector('button'));
  expect(textsOf(container, 'p')).toEqual(['All is well.']);
});

it('says it again when the cause is still there', () => {
  const { container } = crash(new Error('always'));
  press(container.querySelector('button'));
  expect(textsOf(container, '[role=alert] p')).toEqual(['always']);
});

it('forgets the crash on the next navigation, and not on a mere redraw', () => {
  const { container, render } = crash(new Error('here only'));
  fault = undefined;
  render(bounded('/a'));
  expect(textsOf(container, '[role=alert] p')).toEqual(['here only']);
  render(bounded('/b'));
  expect(textsOf(container, 'p')).toEqual(['All is well.']);
});
