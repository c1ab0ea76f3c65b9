import { useId } from 'react';
import type { ApiSchema, Json } from '../../api-model/index.js';
import { choicesOf, inputKind } from './value-text.js';
import { t } from '../console-messages.js';
import type { GroupProps } from '../console-state.js';

interface LabelledProps {
  label: string;
  /** Beside the label: where it goes, what it is. */
  note?: string | undefined;
  required?: boolean;
  children: (id: string) => React.ReactNode;
}

/** A label over its input. */
export function Labelled({ label, note, required = false, children }: LabelledProps) {
  const id = useId();
  return (
    <div className="api-input">
      <label htmlFor={id}>
        {label}
        {note && <span className="api-input-note"> {note}</span>}
        {required && <span className="api-input-note"> {t('required')}</span>}
      </label>
      {children(id)}
    </div>
  );
}

interface SelectFieldProps<Value extends string | number> extends Omit<LabelledProps, 'children'> {
  value: Value;
  options: (readonly [value: Value, text: string])[];
  onValue: (value: Value) => void;
}

/** A choice of one of several values, which are unique. */
export const SelectField = <Value extends string | number>({
  value,
  options,
  onValue,
  ...labelled
}: SelectFieldProps<Value>) => (
  <Labelled {...labelled}>
    {(id) => (
      <select
        id={id}
        required={labelled.required}
        value={value}
        onChange={({ target }) =>
          onValue((typeof value === 'number' ? Number(target.value) : target.value) as Value)
        }
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Labelled>
);

interface TextFieldProps extends Omit<LabelledProps, 'children'> {
  value: string;
  onValue: (value: string) => void;
  /** How its value is typed. @default as text */
  input?: React.InputHTMLAttributes<HTMLInputElement>;
}

/** A text on one line, which the browser neither corrects nor remembers. */
export const TextField = ({ value, onValue, input, ...labelled }: TextFieldProps) => (
  <Labelled {...labelled}>
    {(id) => (
      <input
        id={id}
        required={labelled.required}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onValue(target.value)}
        {...input}
      />
    )}
  </Labelled>
);

interface ValueFieldProps {
  label: string;
  note?: string;
  schema: ApiSchema;
  required: boolean;
  text: string;
  onText: (text: string) => void;
}

/** The input that fits a schema. An empty input is not sent. */
export function ValueField({ label, note, schema, required, text, onText }: ValueFieldProps) {
  const kind = inputKind(schema);
  const hint = { list: t('one per line'), json: 'JSON' }[kind as string];
  const labelled = { label, note: [note, hint].filter(Boolean).join(', '), required };
  if (kind === 'choice') {
    const options = choicesOf(schema).map((value) => [JSON.stringify(value), plain(value)] as const);
    return (
      <SelectField {...labelled} value={text} options={[['', t('Not sent')], ...options]} onValue={onText} />
    );
  }
  if (kind !== 'list' && kind !== 'json')
    return <TextField {...labelled} value={text} onValue={onText} input={inputOf(kind, schema)} />;
  return (
    <Labelled {...labelled}>
      {(id) => (
        <textarea
          id={id}
          required={required}
          value={text}
          rows={Math.min(8, Math.max(2, text.split('\n').length))}
          spellCheck={false}
          onChange={({ target }) => onText(target.value)}
        />
      )}
    </Labelled>
  );
}

const plain = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Numbers are typed as text: a number input would round long ids and hide what is wrong with them. */
function inputOf(kind: string, { types, format }: ApiSchema): React.InputHTMLAttributes<HTMLInputElement> {
  if (kind === 'number') return { inputMode: types?.includes('integer') ? 'numeric' : 'decimal' };
  if (kind === 'date' || kind === 'password') return { type: kind };
  return { type: format === 'email' ? 'email' : 'text' };
}

/** A parameter of another place than the path may be left empty. */
export function ParameterInputs({ operation: { parameters }, state, onChange }: GroupProps) {
  if (parameters.length === 0) return null;
  return (
    <fieldset className="api-console-group">
      <legend>{t('Parameters')}</legend>
      {parameters.map(({ parameter }, index) => (
        <ValueField
          key={`${parameter.in} ${parameter.name}`}
          label={parameter.name}
          note={parameter.in}
          schema={parameter.schema}
          required={parameter.required}
          text={state.parameters[index] ?? ''}
          onText={(text) => onChange({ parameters: state.parameters.with(index, text) })}
        />
      ))}
    </fieldset>
  );
}
