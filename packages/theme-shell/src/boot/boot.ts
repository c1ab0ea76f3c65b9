// Runs in <head> before the first paint, as a classic script: it may import nothing, and declares nothing globally.
// The storage key and the attributes are those of `model/constants.ts`; a test compares them.
{
  const root = document.documentElement;
  const settings = root.dataset.colorMode ?? '';
  root.dataset.js = '';

  const storedMode = (): string | null => {
    try {
      return localStorage.getItem('theme');
    } catch (error) {
      console.warn('Choices on this page are not remembered, because the browser denies storage.', error);
      return null;
    }
  };

  if (!settings.includes('fixed')) {
    const stored = storedMode();
    const system =
      settings.includes('system') && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : null;
    const mode = stored === 'light' || stored === 'dark' ? stored : system;
    if (mode) root.dataset.theme = mode;
  }
}
export {};
