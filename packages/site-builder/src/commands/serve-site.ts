import path from 'node:path';
import { formatDiagnostics } from '../diagnostics/formats.js';
import { OUTPUT_DIR } from '../output/site-output.js';
import type { Command } from './command.js';

/** Commands that serve a site until they are ended. */
export const serveSite: Record<'preview' | 'dev', Command> = {
  async preview(site, _args, options) {
    const { startPreview } = await import('../serve/preview-server.js');
    const { address } = await startPreview({
      root: path.join(site.root, OUTPUT_DIR),
      baseUrl: site.config.baseUrl,
      ...(options.port === undefined ? {} : { port: options.port }),
    });
    console.log(`${site.config.title} is served at ${address}`);
    return forever();
  },

  async dev(site, _args, options) {
    const { checkNavbar } = await import('../check-navbar.js');
    const { startDev } = await import('../dev/dev-server.js');
    // Content is in the making here: what is missing is said, and may come.
    const missing = await checkNavbar(site);
    if (missing.length > 0) console.warn(formatDiagnostics(missing));
    const { address, networkAddresses } = await startDev(site, options.port, { network: options.host });
    console.log(`${site.config.title} is served from its sources at ${address}`);
    for (const shared of networkAddresses)
      console.log(`and in the network, to those who have this address, at ${shared}`);
    if (options.host && networkAddresses.length === 0)
      console.warn('This machine has no address in a network.');
    return forever();
  },
};

const forever = (): Promise<never> => new Promise(() => undefined);
