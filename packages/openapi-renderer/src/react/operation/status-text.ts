import { STATUS_CODES } from 'node:http';

const CLASSES: Record<string, string> = {
  '1': 'Informational',
  '2': 'Success',
  '3': 'Redirection',
  '4': 'Client error',
  '5': 'Server error',
};

/** `404` → `Not Found`; `4XX` → `Client error`; `default` → `Any other status`. */
export function statusText(status: string): string {
  if (status === 'default') return 'Any other status';
  return STATUS_CODES[status] ?? CLASSES[status.charAt(0)] ?? '';
}
