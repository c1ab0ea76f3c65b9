import type { LiveFrameMessage, LiveHostMessage } from '@org/site-model';
import { type ReactNode, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { evaluate, ExampleSyntaxError } from './evaluate.js';

/** The run that the frame shows, which whatever goes wrong later belongs to. */
let current = 0;

// A frame without an origin cannot know the page's, and what it says is no secret.
const tell = (message: LiveFrameMessage): void => window.parent.postMessage(message, '*');

function fail(cause: unknown): void {
  const message = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  const line = cause instanceof ExampleSyntaxError ? cause.line : undefined;
  tell({ type: 'failed', run: current, message, ...(line ? { line } : {}) });
}

const tellHeight = (element: HTMLElement): void =>
  tell({ type: 'height', height: Math.ceil(element.getBoundingClientRect().height) });

interface ShownProps {
  run: number;
  element: HTMLElement;
  children: ReactNode;
}

function Shown({ run, element, children }: ShownProps) {
  useEffect(() => {
    // Browsers do not tell frames that are out of sight of their new size.
    tellHeight(element);
    tell({ type: 'shown', run });
  }, [run, element]);
  return children;
}

interface Place {
  root: Root;
  element: HTMLElement;
}

function show({ root, element }: Place, message: Extract<LiveHostMessage, { type: 'run' }>): void {
  current = message.run;
  try {
    const node = evaluate(message);
    // A new key, so that no state of the code before stays.
    root.render(
      <Shown key={message.run} run={message.run} element={element}>
        {node}
      </Shown>,
    );
  } catch (error) {
    fail(error);
  }
}

function start(element: HTMLElement): void {
  const root = createRoot(element, { onUncaughtError: fail });
  addEventListener('message', ({ data, source }: MessageEvent<LiveHostMessage>) => {
    if (source !== window.parent) return;
    if (data.type === 'theme') document.documentElement.dataset['theme'] = data.theme;
    else show({ root, element }, data);
  });
  addEventListener('error', ({ error, message }) => fail(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => fail(reason));
  new ResizeObserver(() => tellHeight(element)).observe(element);
  tell({ type: 'ready' });
}

const result = document.getElementById('result');
if (result) start(result);
