import { formatMessage } from '@org/site-model';
import { useId } from 'react';
import type { SearchScope } from '../../provider.js';
import { useSearchContext } from './search-context.js';

interface Props {
  scope: SearchScope;
  onChange(scope: SearchScope): void;
}

/** Selects for the area, and for the version of each area that has several. Nothing where there is nothing to choose. */
export function SearchFilters({ scope, onChange }: Props) {
  const { settings, messages } = useSearchContext();
  const { areas } = settings;
  const [chosen = ''] = scope.areas;
  const versioned = areas.filter(({ id, versions }) => versions.length > 1 && (!chosen || chosen === id));
  if (areas.length < 2 && versioned.length === 0) return null;
  return (
    <div className="search-filters">
      {areas.length > 1 && (
        <Choice
          label={messages.area}
          value={chosen}
          options={[['', messages.allAreas], ...areas.map(({ id, label }): Option => [id, label])]}
          onChange={(id) => onChange({ ...scope, areas: id ? [id] : [] })}
        />
      )}
      {versioned.map(({ id, label, versions }) => (
        <Choice
          key={id}
          label={formatMessage(messages.version, { area: label })}
          value={scope.versions[id] ?? versions[0]?.name ?? ''}
          options={versions.map((version): Option => [version.name, version.label])}
          onChange={(version) => onChange({ ...scope, versions: { ...scope.versions, [id]: version } })}
        />
      ))}
    </div>
  );
}

type Option = [value: string, label: string];

interface ChoiceProps {
  label: string;
  value: string;
  options: Option[];
  onChange(value: string): void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <span className="search-filter">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}
