import { useState } from 'react';

/** Throws when it is told to, and whenever it is drawn after that until the page is left. */
export default function Crash() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('Broken on purpose.');
  return (
    <>
      <h1 tabIndex={-1}>A page that crashes</h1>
      <button type="button" onClick={() => setBroken(true)}>
        Break it
      </button>
    </>
  );
}
