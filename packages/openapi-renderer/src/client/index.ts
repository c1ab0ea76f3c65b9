export { type ApiConsoleOptions, startApiConsoles } from './start-consoles.js';
