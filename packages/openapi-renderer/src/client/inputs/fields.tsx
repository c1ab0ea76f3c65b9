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
  const hint = { list: t('one a line'), json: 'JSON' }[kind as string];
  const shown = [note, hint].filter(Boolean).join(', ');
  return (
    <Labelled label={label} note={shown} required={required}>
      {(id) => {
        const common = { id, required, value: text };
        const onChange = ({ target }: { target: { value: string } }): void => onText(target.value);
        if (kind === 'choice') {
          return (
            <select {...common} onChange={onChange}>
              <option value="">{t('Not sent')}</option>
              {choicesOf(schema).map((value) => (
                <option key={JSON.stringify(value)} value={JSON.stringify(value)}>
                  {plain(value)}
                </option>
              ))}
            </select>
          );
        }
        if (kind === 'list' || kind === 'json')
          return (
            <textarea
              {...common}
              rows={Math.min(8, Math.max(2, text.split('\n').length))}
              spellCheck={false}
              onChange={onChange}
            />
          );
        return <input {...common} {...inputOf(kind, schema)} onChange={onChange} />;
      }}
    </Labelled>
  );
}

const plain = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Numbers are typed as text: a number input would round long ids and hide what is wrong with them. */
function inputOf(kind: string, { types, format }: ApiSchema): React.InputHTMLAttributes<HTMLInputElement> {
  const off = { autoComplete: 'off', spellCheck: false };
  if (kind === 'number') return { ...off, inputMode: types?.includes('integer') ? 'numeric' : 'decimal' };
  if (kind === 'date' || kind === 'password') return { ...off, type: kind };
  return { ...off, type: format === 'email' ? 'email' : 'text' };
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
