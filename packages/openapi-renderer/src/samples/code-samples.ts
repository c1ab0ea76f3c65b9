import type { WireRequest } from '../request/index.js';
import { csharpSample } from './csharp.js';
import { curlSample } from './curl.js';
import { goSample } from './go.js';
import { javaSample } from './java.js';
import { fetchSample, nodeSample } from './javascript.js';
import { phpSample } from './php.js';
import { pythonSample } from './python.js';
import { rubySample } from './ruby.js';
import { rustSample } from './rust.js';

interface SampleLanguage {
  /** What a reader's choice is remembered by. */
  id: string;
  label: string;
  /** Name of the language for highlighting. */
  syntax: string;
  write(request: WireRequest): string;
}

export const sampleLanguages: readonly SampleLanguage[] = [
  { id: 'curl', label: 'curl', syntax: 'bash', write: curlSample },
  { id: 'javascript', label: 'JavaScript', syntax: 'javascript', write: fetchSample },
  { id: 'node', label: 'Node.js', syntax: 'javascript', write: nodeSample },
  { id: 'python', label: 'Python', syntax: 'python', write: pythonSample },
  { id: 'go', label: 'Go', syntax: 'go', write: goSample },
  { id: 'java', label: 'Java', syntax: 'java', write: javaSample },
  { id: 'php', label: 'PHP', syntax: 'php', write: phpSample },
  { id: 'ruby', label: 'Ruby', syntax: 'ruby', write: rubySample },
  { id: 'csharp', label: 'C#', syntax: 'csharp', write: csharpSample },
  { id: 'rust', label: 'Rust', syntax: 'rust', write: rustSample },
];
