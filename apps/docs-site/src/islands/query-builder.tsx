import {
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Note } from '../query-builder/note.js';
import {
  type Encoded,
  encodeRequest,
  endpointProblem,
  type Outcome,
} from '../query-builder/encode-request.js';
import { ObjectEditor, PlaceButton, placeName } from '../query-builder/object-editor.js';
import { PRESETS } from '../query-builder/presets.js';
import { RequestResult } from '../query-builder/request-result.js';

/** The page is about it. */
export const hydrate = 'load';

interface Props {
  endpoint?: string;
}

/** A pause in writing, in milliseconds, after which a screen reader is told how things are. */
const PAUSE = 700;
const FIRST = PRESETS[0]?.parameters ?? '{}';

/** An object of parameters on one side, the query string of the REST API on the other. Without a script it is an example. */
export default function QueryBuilder({ endpoint: first = '/api/articles' }: Props): ReactNode {
  const awake = useAwake();
  const area = useRef<HTMLTextAreaElement>(null);
  const [endpoint, setEndpoint] = useState(first);
  const [parameters, setParameters] = useState(FIRST);
  const [encodeNames, setEncodeNames] = useState(false);
  const outcome = encodeRequest({ endpoint, parameters, encodeNames });
  const encoded = useLastEncoded(outcome);
  const problem = 'problem' in outcome ? outcome.problem : undefined;
  const wrongEndpoint = endpointProblem(endpoint);
  const [said, say] = useAnnouncement(
    problem ? `${placeName(parameters, problem)} ${problem.message}` : (wrongEndpoint ?? ''),
  );

  return (
    <section className="query-builder" aria-label="Query builder">
      <Presets text={parameters} onText={setParameters} />
      <EndpointField awake={awake} endpoint={endpoint} onEndpoint={setEndpoint} wrong={wrongEndpoint} />
      <ObjectEditor
        awake={awake}
        label="Parameters"
        text={parameters}
        onText={setParameters}
        problem={problem}
        area={area}
      />
      {encoded && (
        <RequestResult encoded={encoded} stale={Boolean(problem ?? wrongEndpoint)} onCopied={say} />
      )}
      <label className="query-option">
        <input
          type="checkbox"
          checked={encodeNames}
          onChange={(event) => setEncodeNames(event.target.checked)}
        />{' '}
        Encode names too
      </label>
      {'encoded' in outcome && <Notes text={parameters} notes={outcome.encoded.notes} area={area} />}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </section>
  );
}

/** A preset takes the place of the object; what the reader has written can be brought back. */
function Presets({ text, onText }: { text: string; onText: (text: string) => void }) {
  const [replaced, setReplaced] = useState<string>();
  const isPreset = PRESETS.some(({ parameters }) => parameters === text);
  const choose = (parameters: string) => {
    if (!isPreset) setReplaced(text);
    onText(parameters);
  };
  return (
    <div className="query-presets" role="group" aria-label="Start from">
      {PRESETS.map(({ label, parameters }) => (
        <button
          key={label}
          type="button"
          className="button quiet"
          aria-pressed={parameters === text}
          onClick={() => choose(parameters)}
        >
          {label}
        </button>
      ))}
      {replaced !== undefined && isPreset && (
        <button type="button" className="button quiet" onClick={() => onText(replaced)}>
          Your object
        </button>
      )}
    </div>
  );
}

interface EndpointProps {
  awake: boolean;
  endpoint: string;
  onEndpoint: (endpoint: string) => void;
  wrong: string | undefined;
}

function EndpointField({ awake, endpoint, onEndpoint, wrong }: EndpointProps) {
  const id = useId();
  return (
    <div className="query-field">
      <label htmlFor={id}>Endpoint</label>
      <input
        id={id}
        value={endpoint}
        readOnly={!awake}
        onChange={(event) => onEndpoint(event.target.value)}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-invalid={wrong !== undefined}
        aria-describedby={`${id}-wrong`}
      />
      <p id={`${id}-wrong`} className="query-problem">
        {wrong}
      </p>
    </div>
  );
}

interface NotesProps {
  text: string;
  notes: readonly Note[];
  area: RefObject<HTMLTextAreaElement | null>;
}

function Notes({ text, notes, area }: NotesProps) {
  if (notes.length === 0) return null;
  return (
    <ul aria-label="Notes about the parameters">
      {notes.map((note) => (
        <li key={`${note.start} ${note.message}`}>
          <PlaceButton text={text} place={note} area={area} /> {note.message}
        </li>
      ))}
    </ul>
  );
}

/** Before the script is there, and without one, what a reader wrote would go nowhere. */
function useAwake(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

/** While the text is wrong, what it stood for before stays in view, so that nothing jumps. */
function useLastEncoded(outcome: Outcome): Encoded | undefined {
  const [last, setLast] = useState<Encoded>();
  const encoded = 'encoded' in outcome ? outcome.encoded : undefined;
  if (encoded && encoded.url !== last?.url) setLast(encoded);
  return encoded ?? last;
}

/** What a screen reader is told: problems after a pause, what was copied at once. */
function useAnnouncement(problem: string): [string, (message: string) => void] {
  const [told, tell] = useState('');
  const [copied, setCopied] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      tell(problem);
      if (problem) setCopied('');
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [problem]);
  return [copied || told, setCopied];
}
