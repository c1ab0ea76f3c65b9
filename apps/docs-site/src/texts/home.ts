import type { ByLocale } from './by-locale.js';

/** Tasks, each a short path through the pages. */
export const HOME_TASKS = [
  {
    id: 'publish',
    steps: ['/cloud/intro', '/cloud/getting-started/deployment', '/cloud/projects/overview'],
  },
  {
    id: 'run',
    steps: [
      '/cloud/getting-started/caching',
      '/cloud/getting-started/usage-billing',
      '/cloud/projects/notifications',
    ],
  },
  {
    id: 'shape',
    steps: ['/cloud/projects/settings', '/cloud/advanced/database', '/cloud/account/settings'],
  },
] as const;

type Task = (typeof HOME_TASKS)[number];

interface HomeTexts {
  heading: string;
  lead: string;
  tasks: Record<Task['id'], string>;
  steps: Record<Task['steps'][number], string>;
}

export const homeTexts: ByLocale<HomeTexts> = {
  en: {
    heading: 'What do you want to do?',
    lead: 'Pick a task. Each one is a short path through the pages, in the order that works.',
    tasks: {
      publish: 'Put a project online',
      run: 'Keep it fast and in budget',
      shape: 'Shape how it runs',
    },
    steps: {
      '/cloud/intro': 'What the hosted service does for you',
      '/cloud/getting-started/deployment': 'Deploy from a repository',
      '/cloud/projects/overview': 'Read the project at a glance',
      '/cloud/getting-started/caching': 'Cache what readers fetch',
      '/cloud/getting-started/usage-billing': 'Follow usage and bills',
      '/cloud/projects/notifications': 'Be told before something breaks',
      '/cloud/projects/settings': 'Change a project’s settings',
      '/cloud/advanced/database': 'Bring your own database',
      '/cloud/account/settings': 'Manage your account',
    },
  },
  fr: {
    heading: 'Que voulez‑vous faire ?',
    lead: 'Choisissez une tâche. Chacune est un court parcours à travers les pages, dans l’ordre qui fonctionne.',
    tasks: {
      publish: 'Mettre un projet en ligne',
      run: 'Le garder rapide et dans le budget',
      shape: 'Régler son fonctionnement',
    },
    steps: {
      '/cloud/intro': 'Ce que le service hébergé fait pour vous',
      '/cloud/getting-started/deployment': 'Déployer depuis un dépôt',
      '/cloud/projects/overview': 'Lire le projet en un coup d’œil',
      '/cloud/getting-started/caching': 'Mettre en cache ce que les lecteurs demandent',
      '/cloud/getting-started/usage-billing': 'Suivre l’usage et les factures',
      '/cloud/projects/notifications': 'Être prévenu avant la panne',
      '/cloud/projects/settings': 'Modifier les paramètres d’un projet',
      '/cloud/advanced/database': 'Apporter votre base de données',
      '/cloud/account/settings': 'Gérer votre compte',
    },
  },
};
