/** Why a name cannot be that of a file or a folder of the output. */
export interface NameProblem {
  /** Follows the name in a sentence: `"…" <what>`. */
  what: string;
  hint: string;
  severity: 'error' | 'warning';
}

/** Bytes of one name in UTF-8: the limit of ext4, APFS, NTFS (there in UTF-16) and of most archives. */
const MAX_NAME_BYTES = 255;

interface NameRule {
  isBroken(name: string): boolean;
  what: string;
  hint: string;
  /** @default 'error' */
  severity?: NameProblem['severity'];
}

const RENAME = 'Choose another name.';

/** In the order in which a name is judged. The characters are those that Windows, and artifacts of CI that it may unpack, refuse. */
const RULES: readonly NameRule[] = [
  {
    isBroken: (name) => name === '',
    what: 'is empty, and hosts take two slashes for one',
    hint: 'Leave one slash.',
  },
  {
    isBroken: (name) => name === '.' || name === '..',
    what: 'is no name but a step to another folder, and may lead out of the site',
    hint: 'Write the address that is meant, without it.',
  },
  {
    // eslint-disable-next-line no-control-regex -- it looks for them
    isBroken: (name) => /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(name),
    what: 'has a control character, which addresses and file systems cannot have',
    hint: 'Take the character away.',
  },
  {
    isBroken: (name) => /\p{Surrogate}/u.test(name),
    what: 'has half a character, which no file name can have',
    hint: RENAME,
  },
  {
    isBroken: (name) => /[%?#\\]/.test(name),
    what: 'has one of the characters % ? # \\, which mean something else in an address',
    hint: 'Leave it out. Other characters are written as they are: they are percent-encoded by the build.',
  },
  {
    isBroken: (name) => /[<>:"|*]/.test(name),
    what: 'has one of the characters < > : " | *, which files cannot have on every system',
    hint: 'Leave it out.',
  },
  {
    isBroken: (name) => /[. ]$|^ /.test(name),
    what: 'starts or ends in a space, or ends in a dot, which some systems take away',
    hint: 'Take it away.',
  },
  {
    isBroken: (name) => Buffer.byteLength(name) > MAX_NAME_BYTES,
    what: `is longer than ${MAX_NAME_BYTES} bytes, which file systems refuse`,
    hint: 'Shorten it.',
  },
  {
    isBroken: (name) => /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name),
    what: 'is the name of a device on Windows, where it cannot be written',
    hint: RENAME,
    severity: 'warning',
  },
];

/** Names that break no rule: most of all, so that they are not held against each. */
const PLAIN_NAME = /^(?!(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$))[\w-](?:[\w.-]{0,100}[\w-])?$/i;

/** The first rule of names that one breaks. `undefined` for a name that every system takes. */
export function nameProblem(name: string): NameProblem | undefined {
  if (PLAIN_NAME.test(name)) return undefined;
  const rule = RULES.find(({ isBroken }) => isBroken(name));
  return rule && { what: rule.what, hint: rule.hint, severity: rule.severity ?? 'error' };
}

/** Whether each part of a path, slashes at its ends aside, can be a folder's name everywhere. */
export const isPlainPath = (path: string): boolean =>
  path
    .replace(/^\/|\/$/g, '')
    .split('/')
    .every(
      (name, _index, all) => (name === '' && all.length === 1) || nameProblem(name)?.severity !== 'error',
    );

/** What a file system that minds neither case nor Unicode's forms takes for the same name. */
export const sameName = (name: string): string => name.normalize('NFC').toLowerCase();
