// Installs the dependencies as `npm test` does: for a machine that then runs a part of it.
import { ensureInstalled, fail } from './workspace.mjs';

try {
  await ensureInstalled();
} catch (error) {
  fail(error);
}
