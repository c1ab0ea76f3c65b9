import type { ApiInfo } from '../../api-model/index.js';
import { childAt, givenStrings, type JsonPointer, stringAt, stringsOf } from '../2-resolve/json-pointer.js';

export function readInfo(root: JsonPointer): ApiInfo {
  const info = childAt(root, 'info');
  const contact = childAt(info, 'contact');
  const license = childAt(info, 'license');
  return {
    title: stringAt(info, 'title') || 'API reference',
    ...stringsOf(info, 'version', 'summary', 'description'),
    ...givenStrings(info, 'termsOfService'),
    ...(contact.value !== undefined && {
      contact: { ...stringsOf(contact, 'name'), ...givenStrings(contact, 'url', 'email') },
    }),
    ...(license.value !== undefined && {
      license: { ...stringsOf(license, 'name'), ...givenStrings(license, 'url', 'identifier') },
    }),
  };
}
