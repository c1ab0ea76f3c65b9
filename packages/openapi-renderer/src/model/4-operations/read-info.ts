import type { ApiInfo } from '../../api-model/index.js';
import { childAt, type JsonPointer, stringAt } from '../2-resolve/json-pointer.js';

export function readInfo(root: JsonPointer): ApiInfo {
  const info = childAt(root, 'info');
  const contact = childAt(info, 'contact');
  const license = childAt(info, 'license');
  const present = (fields: Record<string, string>): Record<string, string> =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
  return {
    title: stringAt(info, 'title') || 'API reference',
    version: stringAt(info, 'version'),
    summary: stringAt(info, 'summary'),
    description: stringAt(info, 'description'),
    ...present({ termsOfService: stringAt(info, 'termsOfService') }),
    ...(contact.value !== undefined && {
      contact: {
        name: stringAt(contact, 'name'),
        ...present({ url: stringAt(contact, 'url'), email: stringAt(contact, 'email') }),
      },
    }),
    ...(license.value !== undefined && {
      license: {
        name: stringAt(license, 'name'),
        ...present({ url: stringAt(license, 'url'), identifier: stringAt(license, 'identifier') }),
      },
    }),
  };
}
