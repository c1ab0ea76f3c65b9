import type { Badge, BadgeTone, KnownBadge } from '@org/site-model';
import type { BadgeConfig } from './model/sidebar-config.js';
import { isRecord } from './records.js';

export const TONES: readonly BadgeTone[] = ['note', 'tip', 'info', 'warning', 'danger'];
const KNOWN: readonly KnownBadge[] = ['new', 'deprecated', 'enterprise'];

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** A text, or one with a tone. */
export function isBadge(value: unknown): value is BadgeConfig {
  if (!isRecord(value)) return isText(value);
  const { text, tone, ...others } = value;
  const isTone = tone === undefined || (TONES as readonly unknown[]).includes(tone);
  return isText(text) && isTone && Object.keys(others).length === 0;
}

/** Names of known badges stay names, because their text is another one in each language. */
export function resolveBadge(badge: BadgeConfig): Badge | KnownBadge {
  if (typeof badge !== 'string') return badge;
  return KNOWN.find((known) => known === badge) ?? { text: badge };
}
