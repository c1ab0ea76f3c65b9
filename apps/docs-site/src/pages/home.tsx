import '@org/theme-shell/landing.css';
import './pages.css';
import { Link } from '@org/theme-shell/client';
import { PageIcon } from '@org/theme-shell/landing';
import { useTexts } from '../texts/by-locale.js';
import { HOME_GROUPS, homeTexts } from '../texts/home.js';

export default function Home() {
  const texts = useTexts(homeTexts);
  return (
    <div className="landing">
      <h1 tabIndex={-1}>{texts.heading}</h1>
      <p className="landing-lead">{texts.lead}</p>
      {HOME_GROUPS.map(({ id, tasks }) => (
        <section key={id} className="task-group" aria-labelledby={`for-${id}`}>
          <h2 id={`for-${id}`}>
            <span className="icon-tile">
              <PageIcon name={ICONS[id]} />
            </span>
            {texts.groups[id]}
          </h2>
          {texts.notes[id] && <p>{texts.notes[id]}</p>}
          <ul className="cards">
            {tasks.map((task) => (
              <TaskCard key={task.id} {...task} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const ICONS = { developers: 'code-xml', editors: 'pencil-line', operators: 'cloud' } as const;

function TaskCard({ id, steps }: (typeof HOME_GROUPS)[number]['tasks'][number]) {
  const texts = useTexts(homeTexts);
  return (
    <li>
      <h3>{texts.tasks[id]}</h3>
      <ol>
        {steps.map((href) => (
          <li key={href}>
            <Link href={href}>{texts.steps[href]}</Link>
          </li>
        ))}
      </ol>
    </li>
  );
}
