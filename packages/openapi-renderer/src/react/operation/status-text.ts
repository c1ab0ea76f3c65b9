import { STATUS_CODES } from 'node:http';
import type { SayOnPage } from '../../messages/page-texts.js';

const CLASSES = {
  '1': 'Informational',
  '2': 'Success',
  '3': 'Redirection',
  '4': 'Client error',
  '5': 'Server error',
} as const;

/** `404` → `Not Found`, as HTTP calls it in every language; `4XX` → `Client error`; `default` → `Any other status`. */
export function statusText(status: string, say: SayOnPage): string {
  if (status === 'default') return say('Any other status');
  // A document may name a status like a member that every object has.
  if (Object.hasOwn(STATUS_CODES, status)) return STATUS_CODES[status] ?? '';
  const first = status.charAt(0);
  return isClass(first) ? say(CLASSES[first]) : '';
}

const isClass = (first: string): first is keyof typeof CLASSES => Object.hasOwn(CLASSES, first);
