import { Link } from '@org/theme-shell/client';

interface Task {
  question: string;
  steps: { label: string; href: string }[];
}

const TASKS: Task[] = [
  {
    question: 'Put a project online',
    steps: [
      { label: 'What the hosted service does for you', href: '/cloud/intro' },
      { label: 'Deploy from a repository', href: '/cloud/getting-started/deployment' },
      { label: 'Read the project at a glance', href: '/cloud/projects/overview' },
    ],
  },
  {
    question: 'Keep it fast and in budget',
    steps: [
      { label: 'Cache what readers fetch', href: '/cloud/getting-started/caching' },
      { label: 'Follow usage and bills', href: '/cloud/getting-started/usage-billing' },
      { label: 'Be told before something breaks', href: '/cloud/projects/notifications' },
    ],
  },
  {
    question: 'Shape how it runs',
    steps: [
      { label: 'Change a project’s settings', href: '/cloud/projects/settings' },
      { label: 'Bring your own database', href: '/cloud/advanced/database' },
      { label: 'Manage your account', href: '/cloud/account/settings' },
    ],
  },
];

export default function Home() {
  return (
    <div className="landing">
      <h1 tabIndex={-1}>What do you want to do?</h1>
      <p className="landing-lead">
        Pick a task. Each one is a short path through the pages, in the order that works.
      </p>
      <ul className="cards">
        {TASKS.map(({ question, steps }) => (
          <li key={question}>
            <h2>{question}</h2>
            <ol>
              {steps.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </div>
  );
}
