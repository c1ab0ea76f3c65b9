import type { ByLocale } from './by-locale.js';

/** Areas with the pages that most of their readers want first. */
export const LANDING_AREAS = [
  {
    id: 'developers',
    href: '/dev-docs/intro',
    first: [
      '/dev-docs/api/rest/parameters',
      '/dev-docs/api/entity-service/crud',
      '/dev-docs/configurations/database',
    ],
  },
  {
    id: 'editors',
    href: '/user-docs/intro',
    first: [
      '/user-docs/content-type-builder/creating-new-content-type',
      '/user-docs/content-manager/writing-content',
      '/user-docs/users-roles-permissions/configuring-administrator-roles',
    ],
  },
  {
    id: 'operators',
    href: '/cloud/intro',
    first: [
      '/cloud/getting-started/deployment',
      '/cloud/getting-started/caching',
      '/cloud/projects/overview',
    ],
  },
] as const;

type Area = (typeof LANDING_AREAS)[number];

interface LandingTexts {
  version: string;
  heading: string;
  /** After the site's tagline. */
  leadEnd: string;
  findYourWay: string;
  deploy: string;
  /** What the request and the answer beside the heading are. */
  sample: string;
  areas: string;
  independence: string;
  area: Record<Area['id'], { title: string; reader: string; text: string }>;
  pages: Record<Area['first'][number], string>;
}

export const landingTexts: ByLocale<LandingTexts> = {
  en: {
    version: 'For version 4.11',
    heading: 'Build, edit and host with Strapi',
    leadEnd: ', written page by page from the packages themselves.',
    findYourWay: 'Find your way',
    deploy: 'Deploy a project',
    sample: 'A request and its response:',
    areas: 'Areas',
    independence:
      'This guide is independent. It is neither written nor endorsed by the makers of Strapi; names belong to their owners.',
    area: {
      developers: {
        title: 'Developer docs',
        reader: 'You write code',
        text: 'Model content, query it over REST and GraphQL, configure and extend the server.',
      },
      editors: {
        title: 'User guide',
        reader: 'You write content',
        text: 'Build content types, write and translate entries, look after media and people.',
      },
      operators: {
        title: 'Cloud',
        reader: 'You run it',
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
    heading: 'Développer, rédiger et héberger avec Strapi',
    leadEnd: ', écrite page par page à partir des paquets eux-mêmes.',
    findYourWay: 'Trouver son chemin',
    deploy: 'Déployer un projet',
    sample: 'Une requête et sa réponse\u00a0:',
    areas: 'Sections',
    independence:
      'Ce guide est indépendant. Il n’est ni écrit ni approuvé par les créateurs de Strapi ; les noms appartiennent à leurs propriétaires.',
    area: {
      developers: {
        title: 'Documentation pour développeurs',
        reader: 'Vous écrivez du code',
        text: 'Modélisez le contenu, interrogez-le en REST et en GraphQL, configurez et étendez le serveur.',
      },
      editors: {
        title: 'Guide d’utilisation',
        reader: 'Vous rédigez du contenu',
        text: 'Créez des types de contenu, rédigez et traduisez des entrées, gérez les médias et les personnes.',
      },
      operators: {
        title: 'Cloud',
        reader: 'Vous exploitez le site',
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
