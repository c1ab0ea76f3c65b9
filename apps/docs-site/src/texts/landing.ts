import type { ByLocale } from './by-locale.js';

/** Areas with the pages that most of their readers want first. */
export const LANDING_AREAS = [
  {
    id: 'developers',
    icon: 'code-xml',
    href: '/dev-docs/intro',
    first: [
      '/dev-docs/api/rest/parameters',
      '/dev-docs/api/entity-service/crud',
      '/dev-docs/configurations/database',
    ],
  },
  {
    id: 'editors',
    icon: 'pencil-line',
    href: '/user-docs/intro',
    first: [
      '/user-docs/content-type-builder/creating-new-content-type',
      '/user-docs/content-manager/writing-content',
      '/user-docs/users-roles-permissions/configuring-administrator-roles',
    ],
  },
  {
    id: 'operators',
    icon: 'cloud',
    href: '/cloud/intro',
    first: [
      '/cloud/getting-started/deployment',
      '/cloud/getting-started/caching',
      '/cloud/projects/overview',
    ],
  },
] as const;

/** Names of pages, what readers call what they are about, and its mark. */
export const INTEGRATIONS = [
  ['react', 'React', 'react'],
  ['next-js', 'Next.js', 'nextdotjs'],
  ['vue-js', 'Vue', 'vuedotjs'],
  ['nuxt-js', 'Nuxt', 'nuxt'],
  ['svelte', 'Svelte', 'svelte'],
  ['angular', 'Angular', 'angular'],
  ['astro', 'Astro', 'astro'],
  ['flutter', 'Flutter', 'flutter'],
  ['laravel', 'Laravel', 'laravel'],
  ['python', 'Python', 'python'],
  ['go', 'Go', 'go'],
  ['graphql', 'GraphQL', 'graphql'],
] as const;

/** Pages that readers of earlier versions may have missed. */
export const NOVELTIES = [
  '/dev-docs/update-version',
  '/user-docs/settings/review-workflows',
  '/dev-docs/data-management/transfer',
] as const;

type Area = (typeof LANDING_AREAS)[number];

interface LandingTexts {
  version: string;
  heading: string;
  /** After the site's tagline. */
  leadEnd: string;
  search: string;
  start: string;
  findYourWay: string;
  /** What the request and the answer beside the heading are. */
  sample: string;
  areas: string;
  integrations: string;
  integrationsText: string;
  allIntegrations: string;
  novelties: string;
  independence: string;
  novelty: Record<(typeof NOVELTIES)[number], { label: string; text: string }>;
  area: Record<Area['id'], { title: string; text: string }>;
  pages: Record<Area['first'][number], string>;
}

export const landingTexts: ByLocale<LandingTexts> = {
  en: {
    version: 'For version 4.11',
    heading: 'Content\u00a0in. API\u00a0out.',
    leadEnd: ', written page by page from the packages themselves.',
    search: 'Search the guide',
    start: 'Quick start',
    findYourWay: 'Find your way',
    sample: 'A request and its response:',
    areas: 'Areas',
    integrations: 'Works with what you build with',
    integrationsText: 'Fetch content from a front end or a server, step by step.',
    allIntegrations: 'All guides',
    novelties: 'What changed',
    novelty: {
      '/dev-docs/update-version': {
        label: 'Take an update',
        text: 'What to do before and after a project moves to another version.',
      },
      '/user-docs/settings/review-workflows': {
        label: 'Review workflows',
        text: 'Stages that an entry passes before it is published.',
      },
      '/dev-docs/data-management/transfer': {
        label: 'Transfer data',
        text: 'Send content from one project to another, with a token.',
      },
    },
    independence:
      'This guide is independent. It is neither written nor endorsed by the makers of Strapi; names belong to their owners.',
    area: {
      developers: {
        title: 'Developer docs',
        text: 'Model content, query it over REST and GraphQL, configure and extend the server.',
      },
      editors: {
        title: 'User guide',
        text: 'Build content types, write and translate entries, look after media and people.',
      },
      operators: {
        title: 'Cloud',
        text: 'Deploy a project from its Git repository, connect a database, follow usage and bills.',
      },
    },
    pages: {
      '/dev-docs/api/rest/parameters': 'REST parameters',
      '/dev-docs/api/entity-service/crud': 'Entity Service',
      '/dev-docs/configurations/database': 'Database configuration',
      '/user-docs/content-type-builder/creating-new-content-type': 'Create a content type',
      '/user-docs/content-manager/writing-content': 'Write content',
      '/user-docs/users-roles-permissions/configuring-administrator-roles': 'Administrator roles',
      '/cloud/getting-started/deployment': 'Deploy',
      '/cloud/getting-started/caching': 'Cache',
      '/cloud/projects/overview': 'Projects at a glance',
    },
  },
  fr: {
    version: 'Pour la version 4.11',
    heading: 'Du contenu entre. Une API sort.',
    leadEnd: ', écrite page par page à partir des paquets eux-mêmes.',
    search: 'Rechercher dans le guide',
    start: 'Premiers pas',
    findYourWay: 'Trouver son chemin',
    sample: 'Une requête et sa réponse\u00a0:',
    areas: 'Sections',
    integrations: 'Fonctionne avec vos outils',
    integrationsText: 'Récupérez le contenu depuis une interface ou un serveur, pas à pas.',
    allIntegrations: 'Tous les guides',
    novelties: 'Ce qui change',
    novelty: {
      '/dev-docs/update-version': {
        label: 'Mettre à jour un projet',
        text: 'Que faire avant et après un changement de version.',
      },
      '/user-docs/settings/review-workflows': {
        label: 'Circuits de relecture',
        text: 'Les étapes qu’une entrée traverse avant sa publication.',
      },
      '/dev-docs/data-management/transfer': {
        label: 'Transférer des données',
        text: 'Envoyer du contenu d’un projet à un autre, à l’aide d’un jeton.',
      },
    },
    independence:
      'Ce guide est indépendant. Il n’est ni écrit ni approuvé par les créateurs de Strapi ; les noms appartiennent à leurs propriétaires.',
    area: {
      developers: {
        title: 'Documentation pour développeurs',
        text: 'Modélisez le contenu, interrogez-le en REST et en GraphQL, configurez et étendez le serveur.',
      },
      editors: {
        title: 'Guide d’utilisation',
        text: 'Créez des types de contenu, rédigez et traduisez des entrées, gérez les médias et les personnes.',
      },
      operators: {
        title: 'Cloud',
        text: 'Déployez un projet depuis son dépôt Git, reliez une base de données, suivez l’usage et les factures.',
      },
    },
    pages: {
      '/dev-docs/api/rest/parameters': 'Paramètres REST',
      '/dev-docs/api/entity-service/crud': 'Entity Service',
      '/dev-docs/configurations/database': 'Configuration de la base de données',
      '/user-docs/content-type-builder/creating-new-content-type': 'Créer un type de contenu',
      '/user-docs/content-manager/writing-content': 'Rédiger du contenu',
      '/user-docs/users-roles-permissions/configuring-administrator-roles': 'Rôles des administrateurs',
      '/cloud/getting-started/deployment': 'Déployer',
      '/cloud/getting-started/caching': 'Mettre en cache',
      '/cloud/projects/overview': 'Un projet en un coup d’œil',
    },
  },
};
