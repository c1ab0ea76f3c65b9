import { errorMessage, messageParts } from '@org/site-model';
import { useState } from 'react';
import type { ApiOAuthFlow, ApiSecurityScheme } from '../../api-model/index.js';
import { SelectField, TextField } from './fields.js';
import { flowsOf, obtainToken, PAGE_FLOWS } from '../oauth/obtain-token.js';
import { type ConsoleMessage, t } from '../console-messages.js';

interface OAuthInputsProps {
  scheme: ApiSecurityScheme;
  /** Scopes that the operation needs. */
  scopes: string[];
  redirectUri: string;
  onToken: (token: string) => void;
}

const FLOW_NAMES = {
  authorizationCode: 'Authorization code with PKCE',
  clientCredentials: 'Client credentials',
  password: 'Password',
  implicit: 'Implicit',
  deviceAuthorization: 'Device, with a code that you enter elsewhere',
} as const;

/** Gets a token from the authorization server, by a flow that the scheme offers. */
export function OAuthInputs({ scheme, scopes, redirectUri, onToken }: OAuthInputsProps) {
  const [flows, setFlows] = useState(() => scheme.flows.filter(({ kind }) => PAGE_FLOWS.includes(kind)));
  const [index, setIndex] = useState(0);
  const [said, setSaid] = useState('');
  const flow = flows[index];
  const attempt = async (work: (tell: (text: string) => void) => Promise<string>): Promise<void> => {
    setSaid(t('Waiting for the authorization server …'));
    setSaid(await work(setSaid).catch(errorMessage));
  };
  const discover = () =>
    attempt(async () => {
      setFlows(await flowsOf(scheme));
      return '';
    });
  return (
    <>
      {scheme.type === 'openIdConnect' && !flow && (
        <button type="button" className="api-button" onClick={() => void discover()}>
          {t('Ask the server how to sign in')}
        </button>
      )}
      {flows.length > 1 && (
        <SelectField
          label={t('{name}: flow', { name: scheme.name })}
          value={index}
          options={flows.map(({ kind }, position) => [position, t(FLOW_NAMES[kind])] as const)}
          onValue={setIndex}
        />
      )}
      {flow && (
        <FlowInputs key={flow.kind} {...{ flow, scopes, redirectUri, attempt, onToken }} name={scheme.name} />
      )}
      <p role="status" className="api-input-note">
        {said}
      </p>
    </>
  );
}

interface FlowProps extends Pick<OAuthInputsProps, 'scopes' | 'redirectUri' | 'onToken'> {
  flow: ApiOAuthFlow;
  name: string;
  attempt: (work: (tell: (text: string) => void) => Promise<string>) => Promise<void>;
}

function FlowInputs({ flow, name, scopes, redirectUri, attempt, onToken }: FlowProps) {
  const [texts, setTexts] = useState({ clientId: '', clientSecret: '', user: '', password: '' });
  const [chosen, setChosen] = useState(() =>
    scopes.length > 0 || !flow.scopes.some(({ name: scope }) => scope === 'openid') ? scopes : ['openid'],
  );
  const { kind } = flow;
  const text = (part: keyof typeof texts, label: ConsoleMessage) => (
    <TextField
      label={t(label, { name })}
      input={{ type: part === 'password' || part === 'clientSecret' ? 'password' : 'text' }}
      value={texts[part]}
      onValue={(value) => setTexts({ ...texts, [part]: value })}
    />
  );
  const getToken = () =>
    attempt(async (tell) => {
      onToken(await obtainToken({ flow, ...texts, scopes: chosen, redirectUri, tell }));
      return t('Token received.');
    });
  return (
    <>
      {text('clientId', '{name}: client id')}
      {kind !== 'implicit' && text('clientSecret', '{name}: client secret, if it has one')}
      {kind === 'password' && text('user', '{name}: user')}
      {kind === 'password' && text('password', '{name}: password')}
      <ScopeChoice flow={flow} chosen={chosen} onChoose={setChosen} />
      {(kind === 'authorizationCode' || kind === 'implicit') && (
        <p className="api-input-note">
          {messageParts(t('Address to register with the authorization server: {address}'), {
            address: <code key="address">{redirectUri}</code>,
          })}
        </p>
      )}
      <button type="button" className="api-button" onClick={() => void getToken()}>
        {t('Get a token')}
      </button>
    </>
  );
}

interface ScopeChoiceProps {
  flow: ApiOAuthFlow;
  chosen: string[];
  onChoose: (scopes: string[]) => void;
}

function ScopeChoice({ flow, chosen, onChoose }: ScopeChoiceProps) {
  const names = [...new Set([...flow.scopes.map(({ name }) => name), ...chosen])];
  if (names.length === 0) return null;
  const toggle = (name: string): void =>
    onChoose(chosen.includes(name) ? chosen.filter((known) => known !== name) : [...chosen, name]);
  return (
    <fieldset className="api-console-scopes">
      <legend>{t('Scopes')}</legend>
      {names.map((name) => (
        <label key={name}>
          <input type="checkbox" checked={chosen.includes(name)} onChange={() => toggle(name)} /> {name}
        </label>
      ))}
    </fieldset>
  );
}
