import type { ApiInfo } from '../../api-model/index.js';
import { at, type Cursor, text } from '../2-resolve/cursor.js';

export function readInfo(root: Cursor): ApiInfo {
  const info = at(root, 'info');
  const contact = at(info, 'contact');
  const license = at(info, 'license');
  const present = (fields: Record<string, string>): Record<string, string> =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
  return {
    title: text(info, 'title') || 'API reference',
    version: text(info, 'version'),
    summary: text(info, 'summary'),
    description: text(info, 'description'),
    ...present({ termsOfService: text(info, 'termsOfService') }),
    ...(contact.value !== undefined && {
      contact: {
        name: text(contact, 'name'),
        ...present({ url: text(contact, 'url'), email: text(contact, 'email') }),
      },
    }),
    ...(license.value !== undefined && {
      license: {
        name: text(license, 'name'),
        ...present({ url: text(license, 'url'), identifier: text(license, 'identifier') }),
      },
    }),
  };
}
