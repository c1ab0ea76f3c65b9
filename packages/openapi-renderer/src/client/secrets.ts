import { useSyncExternalStore } from 'react';
import type { ApiSecurityScheme, ConsoleOperation } from '../api-model/index.js';
import type { Credential } from '../request/index.js';

/** What a reader has given for one scheme. */
export interface Secret {
  /** Key or token. */
  token: string;
  user: string;
  password: string;
}

const NONE: Secret = { token: '', user: '', password: '' };

/** In memory and nowhere else: gone when the page is left or reloaded. */
const secrets = new Map<string, Secret>();
const listeners = new Set<() => void>();

/** Two APIs of one site may have schemes of one name: a key of one must not go to the other's servers. */
export const secretKey = ({ servers }: ConsoleOperation, { name }: ApiSecurityScheme): string =>
  JSON.stringify([name, ...servers.map(({ url }) => url)]);

export const secretOf = (key: string): Secret => secrets.get(key) ?? NONE;

export function setSecret(key: string, change: Partial<Secret>): void {
  secrets.set(key, { ...secretOf(key), ...change });
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The secret of a scheme, the same in all consoles of the page. */
export const useSecret = (key: string): Secret => useSyncExternalStore(subscribe, () => secretOf(key));

/** What the serialiser sends for a scheme, or `null` when nothing was given. */
export function credentialOf(
  scheme: ApiSecurityScheme,
  { token, user, password }: Secret,
): Credential | null {
  if (scheme.type === 'mutualTLS') return null;
  if (scheme.scheme === 'basic') return user === '' ? null : { scheme, secret: `${user}:${password}` };
  return token === '' ? null : { scheme, secret: token };
}
