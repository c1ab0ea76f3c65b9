/** Examples that readers edit, and have not been given their playground yet. */
const EXAMPLES = 'figure.code[data-live]:not([data-live-ready])';
/** How far from the window an example may be when its playground is made, so that it is there when the reader comes. */
const AHEAD = '100%';

/** Makes a playground of each example that comes near the window. Pages without any load nothing for it. */
export function attachLiveCode(): void {
  const examples = document.querySelectorAll<HTMLElement>(EXAMPLES);
  if (examples.length === 0) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void open(target as HTMLElement);
      }
    },
    { rootMargin: AHEAD },
  );
  for (const example of examples) observer.observe(example);
}

async function open(example: HTMLElement): Promise<void> {
  try {
    const { openPlayground } = await import('../features/live/playground.js');
    await openPlayground(example);
  } catch (cause) {
    console.warn('An example could not be made live. It is shown as it is.', cause);
  }
}
