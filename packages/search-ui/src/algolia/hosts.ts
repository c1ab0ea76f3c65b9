/** A host of its own instead of Algolia's, as the clients want it: a proxy, or a server of a test. */
export function hostsOf(origin: string | undefined) {
  if (!origin) return {};
  const { hostname, port, protocol } = new URL(origin);
  const host = {
    url: hostname,
    accept: 'readWrite' as const,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    ...(port ? { port: Number(port) } : {}),
  };
  return { hosts: [host] };
}
