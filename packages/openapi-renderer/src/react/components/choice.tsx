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
        <Option
          key={id}
          id={`${name}-${index}`}
          name={name}
          label={label}
          checked={index === 0}
          value={id}
          group={group}
        >
          {content}
        </Option>
      ))}
    </fieldset>
  );
}

interface OptionProps {
  id: string;
  name: string;
  label: string;
  value: string;
  checked: boolean;
  group: string | null;
  children: React.ReactNode;
}

const Option = ({ id, name, label, value, checked, group, children }: OptionProps) => (
  <>
    <input
      className="visually-hidden"
      type="radio"
      id={id}
      name={name}
      value={value}
      defaultChecked={checked}
      data-group={group ?? undefined}
    />
    <label htmlFor={id}>{label}</label>
    <div className="api-choice-panel">{children}</div>
  </>
);
