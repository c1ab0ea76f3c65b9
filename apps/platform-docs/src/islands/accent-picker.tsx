import { useState } from 'react';

const ACCENTS = { violet: '#5b3df0', green: '#0b6a45', red: '#b3202c' };

/** The island of the handbook: sets the accent of this page. Before the browser hydrates it, its buttons are HTML. */
export default function AccentPicker({ label }: { label: string }) {
  const [chosen, setChosen] = useState('');
  const choose = (name: keyof typeof ACCENTS): void => {
    document.documentElement.style.setProperty('--docs-accent', ACCENTS[name]);
    setChosen(name);
  };
  return (
    <fieldset>
      <legend>{label}</legend>
      {(Object.keys(ACCENTS) as (keyof typeof ACCENTS)[]).map((name) => (
        <button
          key={name}
          type="button"
          className="button"
          aria-pressed={chosen === name}
          onClick={() => {
            choose(name);
          }}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
