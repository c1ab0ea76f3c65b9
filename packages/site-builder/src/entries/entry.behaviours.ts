// What every page of the dev server loads first, from the same converted copy of the shell as all modules that are loaded after it.
import '@org/theme-shell/behaviours';
