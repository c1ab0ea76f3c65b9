import { createHash, timingSafeEqual } from 'node:crypto';

const RIGHTS = { read: ['read'], write: ['read', 'write'] };

/** The token that a request has sent, of those that the server knows by their hashes. */
export function tokenOf(authorization, tokens) {
  const [, secret] = /^Bearer (.+)$/.exec(authorization ?? '') ?? [];
  if (!secret) return undefined;
  const sent = createHash('sha256').update(secret).digest();
  return tokens.find(({ sha256 }) => {
    const known = Buffer.from(sha256, 'hex');
    return known.length === sent.length && timingSafeEqual(known, sent);
  });
}

export const isAllowed = ({ access }, right) => RIGHTS[access]?.includes(right) ?? false;
