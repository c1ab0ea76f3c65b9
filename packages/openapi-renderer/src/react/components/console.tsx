import type { ConsoleOperation } from '../../api-model/console-operation.js';
import type { PageLinks } from './page-links.js';
import type { ApiServer } from '../../api-model/index.js';
import { serverAddress } from '../../request/index.js';

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

/** Values of variables are tried together up to this many times; beyond it the defaults alone count. */
const MAX_COMBINATIONS = 64;

/** Origins that a console may send requests to: servers with all values of their variables, and where tokens come from. */
function connectOrigins({ servers, schemes }: ConsoleOperation): string[] {
  const addresses = [
    ...servers.flatMap(serverAddresses),
    ...schemes.flatMap(({ openIdConnectUrl, flows }) => [
      openIdConnectUrl,
      ...flows.flatMap(({ tokenUrl, refreshUrl, deviceAuthorizationUrl }) => [
        tokenUrl,
        refreshUrl,
        deviceAuthorizationUrl,
      ]),
    ]),
  ];
  const origins = addresses.flatMap((address) =>
    address && /^https?:\/\//i.test(address) && URL.canParse(address) ? [new URL(address).origin] : [],
  );
  return [...new Set(origins)].sort();
}

function serverAddresses(server: ApiServer): string[] {
  let combinations = [new Map<string, string>()];
  for (const { name, values } of server.variables) {
    if (values.length === 0 || combinations.length * values.length > MAX_COMBINATIONS) continue;
    combinations = combinations.flatMap((known) => values.map((value) => new Map(known).set(name, value)));
  }
  return combinations.map((values) => serverAddress(server, values));
}
