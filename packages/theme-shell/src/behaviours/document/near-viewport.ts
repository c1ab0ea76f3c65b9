/** How far from the window an element may be when it is made what it is to be, so that it is there when the reader comes. */
const AHEAD = '100%';

/** Calls back for each element of the page that comes near the window, once. */
export function onNearViewport(selector: string, callback: (element: HTMLElement) => Promise<void>): void {
  const elements = document.querySelectorAll<HTMLElement>(selector);
  if (elements.length === 0) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        callback(target as HTMLElement).catch((cause: unknown) =>
          console.warn('An interactive part of the page failed to start; its static content stays.', cause),
        );
      }
    },
    { rootMargin: AHEAD },
  );
  for (const element of elements) observer.observe(element);
}
