import type { ByLocale } from './by-locale.js';

/** Tasks of each kind of reader, each a short path through the pages. */
export const HOME_GROUPS = [
  {
    id: 'developers',
    tasks: [
      { id: 'start', steps: ['/dev-docs/quick-start', '/dev-docs/project-structure', '/dev-docs/cli'] },
      {
        id: 'query',
        steps: [
          '/dev-docs/api/rest/filters-locale-publication',
          '/dev-docs/api/rest/populate-select',
          '/dev-docs/api/rest/interactive-query-builder',
        ],
      },
      {
        id: 'extend',
        steps: [
          '/dev-docs/backend-customization/controllers',
          '/dev-docs/backend-customization/services',
          '/dev-docs/backend-customization/policies',
        ],
      },
    ],
  },
  {
    id: 'editors',
    tasks: [
      {
        id: 'model',
        steps: [
          '/user-docs/content-type-builder/creating-new-content-type',
          '/user-docs/content-type-builder/configuring-fields-content-type',
          '/user-docs/content-manager/managing-relational-fields',
        ],
      },
      {
        id: 'write',
        steps: [
          '/user-docs/content-manager/writing-content',
          '/user-docs/content-manager/saving-and-publishing-content',
          '/user-docs/content-manager/translating-content',
        ],
      },
      {
        id: 'manage',
        steps: [
          '/user-docs/users-roles-permissions/managing-administrators',
          '/user-docs/media-library/adding-assets',
          '/user-docs/settings/API-tokens',
        ],
      },
    ],
  },
  {
    id: 'operators',
    tasks: [
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
    ],
  },
] as const;

type Group = (typeof HOME_GROUPS)[number];
type Task = Group['tasks'][number];

interface HomeTexts {
  heading: string;
  lead: string;
  groups: Record<Group['id'], string>;
  /** Below the heading of a group whose pages are in another language than this one. */
  notes: Partial<Record<Group['id'], string>>;
  tasks: Record<Task['id'], string>;
  steps: Record<Task['steps'][number], string>;
}

const NOT_TRANSLATED = 'Les pages de cette section sont en anglais.';

export const homeTexts: ByLocale<HomeTexts> = {
  en: {
    heading: 'What do you want to do?',
    lead: 'Pick a task. Each one is a short path through the pages, in an order that works.',
    groups: { developers: 'You write code', editors: 'You write content', operators: 'You run it' },
    notes: {},
    tasks: {
      start: 'Start a project',
      query: 'Ask for what you need',
      extend: 'Make the server yours',
      model: 'Model what you publish',
      write: 'Write and publish',
      manage: 'Look after people and files',
      publish: 'Put a project online',
      run: 'Keep it fast and within budget',
      shape: 'Shape how it runs',
    },
    steps: {
      '/dev-docs/quick-start': 'From nothing to an API',
      '/dev-docs/project-structure': 'What each folder is for',
      '/dev-docs/cli': 'What the command line does',
      '/dev-docs/api/rest/filters-locale-publication': 'Filter entries',
      '/dev-docs/api/rest/populate-select': 'Choose relations and fields',
      '/dev-docs/api/rest/interactive-query-builder': 'Build a query and read it',
      '/dev-docs/backend-customization/controllers': 'Change what a route returns',
      '/dev-docs/backend-customization/services': 'Keep rules in services',
      '/dev-docs/backend-customization/policies': 'Decide who may call',
      '/user-docs/content-type-builder/creating-new-content-type': 'Create a content type',
      '/user-docs/content-type-builder/configuring-fields-content-type': 'Choose its fields',
      '/user-docs/content-manager/managing-relational-fields': 'Relate entries',
      '/user-docs/content-manager/writing-content': 'Write an entry',
      '/user-docs/content-manager/saving-and-publishing-content': 'Save and publish it',
      '/user-docs/content-manager/translating-content': 'Translate it',
      '/user-docs/users-roles-permissions/managing-administrators': 'Invite colleagues',
      '/user-docs/media-library/adding-assets': 'Upload files',
      '/user-docs/settings/API-tokens': 'Hand out API tokens',
      '/cloud/intro': 'What the hosted service does for you',
      '/cloud/getting-started/deployment': 'Deploy from a repository',
      '/cloud/projects/overview': 'See the project at a glance',
      '/cloud/getting-started/caching': 'Cache what readers fetch',
      '/cloud/getting-started/usage-billing': 'Follow usage and bills',
      '/cloud/projects/notifications': 'Be told before something breaks',
      '/cloud/projects/settings': 'Change a project’s settings',
      '/cloud/advanced/database': 'Bring your own database',
      '/cloud/account/settings': 'Manage your account',
    },
  },
  fr: {
    // A word joiner keeps the verb and its pronoun on one line.
    heading: 'Que voulez-\u2060vous faire ?',
    lead: 'Choisissez une tâche. Chacune est un court parcours à travers les pages, dans un ordre qui fonctionne.',
    groups: {
      developers: 'Vous écrivez du code',
      editors: 'Vous rédigez du contenu',
      operators: 'Vous exploitez le site',
    },
    notes: { developers: NOT_TRANSLATED, editors: NOT_TRANSLATED },
    tasks: {
      start: 'Démarrer un projet',
      query: 'Demander juste ce qu’il faut',
      extend: 'Adapter le serveur',
      model: 'Modéliser ce que vous publiez',
      write: 'Rédiger et publier',
      manage: 'Gérer les personnes et les fichiers',
      publish: 'Mettre un projet en ligne',
      run: 'Rester rapide et dans le budget',
      shape: 'Régler son fonctionnement',
    },
    steps: {
      '/dev-docs/quick-start': 'De zéro à une API',
      '/dev-docs/project-structure': 'À quoi sert chaque dossier',
      '/dev-docs/cli': 'Ce que fait la ligne de commande',
      '/dev-docs/api/rest/filters-locale-publication': 'Filtrer les entrées',
      '/dev-docs/api/rest/populate-select': 'Choisir relations et champs',
      '/dev-docs/api/rest/interactive-query-builder': 'Composer une requête et la lire',
      '/dev-docs/backend-customization/controllers': 'Changer ce que renvoie une route',
      '/dev-docs/backend-customization/services': 'Placer les règles dans des services',
      '/dev-docs/backend-customization/policies': 'Décider qui a le droit d’appeler',
      '/user-docs/content-type-builder/creating-new-content-type': 'Créer un type de contenu',
      '/user-docs/content-type-builder/configuring-fields-content-type': 'Choisir ses champs',
      '/user-docs/content-manager/managing-relational-fields': 'Relier des entrées',
      '/user-docs/content-manager/writing-content': 'Rédiger une entrée',
      '/user-docs/content-manager/saving-and-publishing-content': 'L’enregistrer et la publier',
      '/user-docs/content-manager/translating-content': 'La traduire',
      '/user-docs/users-roles-permissions/managing-administrators': 'Inviter des collègues',
      '/user-docs/media-library/adding-assets': 'Téléverser des fichiers',
      '/user-docs/settings/API-tokens': 'Distribuer des jetons d’API',
      '/cloud/intro': 'Ce que le service hébergé fait pour vous',
      '/cloud/getting-started/deployment': 'Déployer depuis un dépôt',
      '/cloud/projects/overview': 'Voir le projet en un coup d’œil',
      '/cloud/getting-started/caching': 'Mettre en cache ce que les lecteurs demandent',
      '/cloud/getting-started/usage-billing': 'Suivre l’usage et les factures',
      '/cloud/projects/notifications': 'Être prévenu avant la panne',
      '/cloud/projects/settings': 'Modifier les paramètres d’un projet',
      '/cloud/advanced/database': 'Utiliser votre propre base de données',
      '/cloud/account/settings': 'Gérer votre compte',
    },
  },
};
