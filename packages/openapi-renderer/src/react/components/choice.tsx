import { Fragment } from 'react';

interface ChoiceOption {
  /** What a choice is remembered by in its group. */
  id: string;
  label: string;
  content: React.ReactNode;
}

interface ChoiceProps {
  title: string;
  /** Unique on the page: the name of the radio buttons. */
  name: string;
  options: ChoiceOption[];
  /** Sets of one group follow each other, when a script runs. */
  group: string | null;
  quiet?: boolean;
}

/**
 * Tabs made of radio buttons: they work without JavaScript, with arrow keys, and a printed page shows each under its name (of
 * code samples the chosen one). One option is shown as it is.
 */
export function Choice({ title, name, options, group, quiet = false }: ChoiceProps) {
  const [only] = options;
  if (options.length === 1 && only) return only.content;
  return (
    <fieldset className="api-choice">
      <legend className={quiet ? 'visually-hidden' : undefined}>{title}</legend>
      {options.map(({ id, label, content }, index) => (
        <Fragment key={id}>
          <input
            className="visually-hidden"
            type="radio"
            id={`${name}-${index}`}
            name={name}
            value={id}
            defaultChecked={index === 0}
            data-group={group ?? undefined}
          />
          <label htmlFor={`${name}-${index}`}>{label}</label>
          <div className="api-choice-panel">{content}</div>
        </Fragment>
      ))}
    </fieldset>
  );
}
