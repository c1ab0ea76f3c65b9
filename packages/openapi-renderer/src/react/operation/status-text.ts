import { STATUS_CODES } from 'node:http';
import type { PageTranslate } from '../../messages/page-messages.js';

const CLASSES = {
  '1': 'Informational',
  '2': 'Success',
  '3': 'Redirection',
  '4': 'Client error',
  '5': 'Server error',
} as const;

/** `404` → `Not Found`, as HTTP calls it in every language; `4XX` → `Client error`; `default` → `Any other status`. */
export function statusText(status: string, t: PageTranslate): string {
  if (status === 'default') return t('Any other status');
  // A document may name a status like a member that every object has.
  if (Object.hasOwn(STATUS_CODES, status)) return STATUS_CODES[status] ?? '';
  const first = status.charAt(0);
  return isClass(first) ? t(CLASSES[first]) : '';
}

const isClass = (first: string): first is keyof typeof CLASSES => Object.hasOwn(CLASSES, first);
