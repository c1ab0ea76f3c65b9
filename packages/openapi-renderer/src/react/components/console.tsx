import type { ConsoleOperation } from '../../api-model/console-operation.js';
import type { PageLinks } from './page-links.js';
import { connectOrigins } from '../operation/connect-origins.js';

/**
 * The place of an operation's console. The button is seen once a script is there to answer it; the data is read when it is
 * pressed. `data-connect` are the origins that a security policy has to allow.
 */
export function ConsoleSlot({ data, links }: { data: ConsoleOperation; links: PageLinks }) {
  const origins = connectOrigins(data);
  return (
    <div className="api-console" data-connect={origins.length > 0 ? origins.join(' ') : undefined}>
      <template>{JSON.stringify(data)}</template>
      <button type="button" className="api-button" aria-expanded="false">
        {links.t('Try it')}{' '}
        <span className="visually-hidden">
          {data.method} {data.path}
        </span>
      </button>
      <div
        className="api-console-panel"
        data-failed={links.t('The console could not be loaded. Check the connection, and reload the page.')}
        hidden
      />
    </div>
  );
}
