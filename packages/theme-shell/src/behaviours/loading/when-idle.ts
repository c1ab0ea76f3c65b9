/** Calls back once the page has loaded and the browser has nothing to do. */
export function whenIdle(callback: () => void): void {
  const idle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(callback);
    else setTimeout(callback, 1000);
  };
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}
