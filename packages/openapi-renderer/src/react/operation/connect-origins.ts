import type { ApiServer } from '../../api-model/index.js';
import type { ConsoleOperation } from '../../api-model/console-operation.js';
import { serverAddress } from '../../request/index.js';

/** Values of variables are tried together up to this many times; beyond it the defaults alone count. */
const MAX_COMBINATIONS = 64;

/** Origins that a console may speak to: servers with all values of their variables, and where tokens come from. */
export function connectOrigins({ servers, schemes }: ConsoleOperation): string[] {
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
  let combinations: Map<string, string>[] = [new Map()];
  for (const { name, values } of server.variables) {
    if (values.length === 0 || combinations.length * values.length > MAX_COMBINATIONS) continue;
    combinations = combinations.flatMap((known) => values.map((value) => new Map(known).set(name, value)));
  }
  return combinations.map((values) => serverAddress(server, values));
}
