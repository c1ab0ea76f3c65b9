import type { GroupProps } from '../console-state.js';
import type { ApiSecurityScheme, ConsoleOperation } from '../../api-model/index.js';
import { SelectField, TextField } from './fields.js';
import { OAuthInputs } from './oauth-inputs.js';
import { type Secret, secretKey, setSecret, useSecret } from '../secrets.js';
import { t } from '../console-messages.js';

/** One of the ways in which the operation may be called. What is typed here stays in memory. */
export function SecurityInputs({
  operation,
  state,
  onChange,
  redirectUri,
}: GroupProps & { redirectUri: string }) {
  const { security } = operation;
  if (!security.some((alternative) => alternative.length > 0)) return null;
  const isOptional = security.some((alternative) => alternative.length === 0);
  const needed = security[state.security] ?? [];
  return (
    <fieldset className="api-console-group">
      <legend>{t('Authorization')}</legend>
      {(security.length > 1 || isOptional) && (
        <SelectField
          label={t('Way')}
          value={state.security}
          options={[
            ...(isOptional ? [[-1, t('None')] as const] : []),
            ...security.flatMap((alternative, index) =>
              alternative.length > 0 ? [[index, wayOf(alternative)] as const] : [],
            ),
          ]}
          onValue={(chosen) => onChange({ security: chosen })}
        />
      )}
      {needed.map(({ scheme: name, scopes }) => {
        const scheme = operation.schemes.find((candidate) => candidate.name === name);
        return scheme && <SchemeInputs key={name} {...{ operation, scheme, scopes, redirectUri }} />;
      })}
      <p className="api-input-note">
        {t('Kept in memory until you leave or reload the page, and sent only to the server.')}
      </p>
    </fieldset>
  );
}

const wayOf = (alternative: ConsoleOperation['security'][number]): string =>
  alternative.map(({ scheme }) => scheme).join(` ${t('and')} `);

interface SchemeProps {
  operation: ConsoleOperation;
  scheme: ApiSecurityScheme;
  scopes: string[];
  redirectUri: string;
}

function SchemeInputs({ operation, scheme, scopes, redirectUri }: SchemeProps) {
  const key = secretKey(operation, scheme);
  const secret = useSecret(key);
  const { name, type } = scheme;
  if (type === 'mutualTLS')
    return (
      <p className="api-input-note">
        {t('{name}: the browser asks for a client certificate by itself.', { name })}
      </p>
    );
  if (scheme.scheme === 'basic') return <BasicInputs name={name} storeKey={key} secret={secret} />;
  const note =
    type === 'apiKey'
      ? `${scheme.in ?? 'header'} ${scheme.parameterName ?? ''}`
      : (scheme.scheme ?? 'bearer');
  return (
    <>
      {(type === 'oauth2' || type === 'openIdConnect') && (
        <OAuthInputs {...{ scheme, scopes, redirectUri }} onToken={(token) => setSecret(key, { token })} />
      )}
      <SecretField
        label={t(type === 'apiKey' ? '{name}: key' : '{name}: token', { name })}
        note={note}
        type="password"
        part="token"
        storeKey={key}
        secret={secret}
      />
      {type === 'apiKey' && scheme.in === 'cookie' && (
        <p className="api-input-note">
          {t('Browsers do not let pages set cookies of other sites; curl sends this one.')}
        </p>
      )}
    </>
  );
}

const BasicInputs = ({
  name,
  ...store
}: Pick<SecretFieldProps, 'storeKey' | 'secret'> & { name: string }) => (
  <>
    <SecretField label={t('{name}: user', { name })} type="text" part="user" {...store} />
    <SecretField label={t('{name}: password', { name })} type="password" part="password" {...store} />
  </>
);

interface SecretFieldProps {
  label: string;
  note?: string;
  type: 'text' | 'password';
  part: keyof Secret;
  storeKey: string;
  secret: Secret;
}

const SecretField = ({ label, note, type, part, storeKey, secret }: SecretFieldProps) => (
  <TextField
    label={label}
    note={note}
    value={secret[part]}
    onValue={(value) => setSecret(storeKey, { [part]: value })}
    input={{ type }}
  />
);
