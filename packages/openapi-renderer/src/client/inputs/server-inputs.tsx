import { serverAddress } from '../../request/index.js';
import type { GroupProps } from '../console-state.js';
import { SelectField, TextField } from './fields.js';
import { t } from '../console-messages.js';

/** Which server, with which values of its variables. */
export function ServerInputs({ operation: { servers }, state, onChange }: GroupProps) {
  const server = servers[state.server];
  return (
    <fieldset className="api-console-group">
      <legend>{t('Server')}</legend>
      {servers.length > 1 && (
        <SelectField
          label={t('Address')}
          value={state.server}
          options={servers.map(({ url, name }, index) => [index, name ? `${name}: ${url}` : url] as const)}
          onValue={(chosen) => onChange({ server: chosen })}
        />
      )}
      {server?.variables.map(({ name, values }) => {
        const field = {
          label: name,
          value: state.variables[name] ?? '',
          onValue: (value: string) => onChange({ variables: { ...state.variables, [name]: value } }),
        };
        return values.length > 0 ? (
          <SelectField key={name} {...field} options={values.map((value) => [value, value] as const)} />
        ) : (
          <TextField key={name} {...field} />
        );
      })}
      <p className="api-console-address">
        <code>
          {server && (serverAddress(server, new Map(Object.entries(state.variables))) || location.origin)}
        </code>
      </p>
    </fieldset>
  );
}
