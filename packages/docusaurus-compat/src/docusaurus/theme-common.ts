/** The color mode is the shell's, and CSS alone knows it: `[data-theme='dark']`. Components are told that it is the light one. */
export const useColorMode = (): {
  colorMode: 'light' | 'dark';
  isDarkTheme: boolean;
  setColorMode: (mode: string) => void;
} => ({
  colorMode: 'light',
  isDarkTheme: false,
  setColorMode: () => undefined,
});

/** What a configuration says of the theme: nothing of it is carried into components. */
export const useThemeConfig = (): Record<string, unknown> => ({});

/** Names of classes that Docusaurus gives to parts of its theme. */
export const ThemeClassNames = { common: {}, layout: {}, docs: {}, blog: {} };

/** Colors of code in the form of `prism-react-renderer`: none, because those of this theme are classes of its style sheet. */
export const usePrismTheme = (): { plain: Record<string, string>; styles: [] } => ({ plain: {}, styles: [] });
