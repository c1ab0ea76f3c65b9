import { serverAddress } from '../../request/index.js';
import type { GroupProps } from '../console-state.js';
import type { ApiServer } from '../../api-model/index.js';
import { Labelled } from './fields.js';
import { t } from '../console-messages.js';

/** Which server, with which values of its variables. */
export function ServerInputs({ operation: { servers }, state, onChange }: GroupProps) {
  const server = servers[state.server];
  return (
    <fieldset className="api-console-group">
      <legend>{t('Server')}</legend>
      {servers.length > 1 && (
        <Labelled label={t('Address')}>
          {(id) => (
            <select
              id={id}
              value={state.server}
              onChange={({ target }) => onChange({ server: Number(target.value) })}
            >
              {servers.map(({ url, name }, index) => (
                <option key={index} value={index}>
                  {name ? `${name}: ${url}` : url}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      )}
      {server?.variables.map((variable) => (
        <VariableInput
          key={variable.name}
          variable={variable}
          value={state.variables[variable.name] ?? ''}
          onValue={(value) => onChange({ variables: { ...state.variables, [variable.name]: value } })}
        />
      ))}
      <p className="api-console-address">
        <code>
          {server && (serverAddress(server, new Map(Object.entries(state.variables))) || location.origin)}
        </code>
      </p>
    </fieldset>
  );
}

interface VariableInputProps {
  variable: ApiServer['variables'][number];
  value: string;
  onValue: (value: string) => void;
}

function VariableInput({ variable: { name, values }, value, onValue }: VariableInputProps) {
  const onChange = ({ target }: { target: { value: string } }): void => onValue(target.value);
  return (
    <Labelled label={name}>
      {(id) =>
        values.length > 0 ? (
          <select id={id} value={value} onChange={onChange}>
            {values.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        ) : (
          <input id={id} value={value} onChange={onChange} autoComplete="off" spellCheck={false} />
        )
      }
    </Labelled>
  );
}
