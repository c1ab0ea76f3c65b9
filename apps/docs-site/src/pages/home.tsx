import { Link } from '@org/theme-shell/client';
import { useTexts } from '../texts/by-locale.js';
import { HOME_TASKS, homeTexts } from '../texts/home.js';

export default function Home() {
  const texts = useTexts(homeTexts);
  return (
    <div className="landing">
      <h1 tabIndex={-1}>{texts.heading}</h1>
      <p className="landing-lead">{texts.lead}</p>
      <ul className="cards">
        {HOME_TASKS.map(({ id, steps }) => (
          <li key={id}>
            <h2>{texts.tasks[id]}</h2>
            <ol>
              {steps.map((href) => (
                <li key={href}>
                  <Link href={href}>{texts.steps[href]}</Link>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </div>
  );
}
