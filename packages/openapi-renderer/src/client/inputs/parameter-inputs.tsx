import type { GroupProps } from '../console-state.js';
import { ValueField } from './fields.js';
import { t } from '../console-messages.js';

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
