import type { ByLocale } from './by-locale.js';

interface StatusTexts {
  heading: string;
  /** Before and after the link to the report. */
  lead: [before: string, after: string];
  reading: string;
  /** Instead of the report, where it cannot be read by a script. */
  noScript: string;
  /** Above the reason. */
  failed: string;
  /** Before the status of the answer. */
  answered: string;
  retry: string;
  /** How the site is, by the worst of what was found. */
  state: { good: string; warning: string; danger: string };
  /** Before, between and after the time of the build and how long it took. */
  built: [before: string, between: string, after: string];
  tiles: { pages: string; checked: string; problems: string };
  versions: { caption: string; head: string[]; product: string; builder: string; node: string };
  /** `translated`: before the language's name, as a sentence writes it. */
  pages: { caption: string; head: string[]; all: string; translated: string };
  checks: {
    caption: string;
    head: string[];
    links: string;
    anchors: string;
    assets: string;
    errors: string;
    warnings: string;
  };
  budgets: {
    caption: string;
    head: string[];
    readable: string;
    scripts: string;
    styles: string;
    /** Before the file's name. */
    largest: string;
    noLimit: string;
  };
  /** `stages`: by their names in the report; a stage that has no name here is shown by that one. */
  time: { caption: string; head: string[]; stages: Readonly<Record<string, string>> };
  /** Instead of what only a build can tell. */
  withBuild: string;
  /** Before the link, and the link. */
  instead: [before: string, link: string];
}

export const statusTexts: ByLocale<StatusTexts> = {
  en: {
    heading: 'Status',
    lead: ['What the last build of this site knows about itself. The same figures, and more, are in ', '.'],
    reading: 'Reading the report…',
    noScript: 'A script shows it here. Without one, open report.json.',
    failed: 'The report could not be read',
    answered: 'The server answered ',
    retry: 'Retry',
    state: {
      good: 'Every check holds',
      warning: 'The site works, and something wants attention',
      danger: 'Some pages have errors',
    },
    built: ['Built on ', ', in ', '.'],
    tiles: { pages: 'pages', checked: 'links and files checked', problems: 'errors and warnings' },
    versions: {
      caption: 'Versions',
      head: ['What', 'Version'],
      product: 'Documented product',
      builder: 'Site builder',
      node: 'Node.js',
    },
    pages: {
      caption: 'Pages by area',
      head: ['Area', 'Pages'],
      all: 'All, including pages that belong to no area',
      translated: 'Of these in ',
    },
    checks: {
      caption: 'Checks',
      head: ['What was checked', 'Result'],
      links: 'Internal links',
      anchors: 'Anchors',
      assets: 'Images and downloads',
      errors: 'Errors',
      warnings: 'Warnings',
    },
    budgets: {
      caption: 'Budgets, gzip',
      head: ['What a page loads', 'Bytes', 'Limit'],
      readable: 'Scripts until it is readable and usable',
      scripts: 'Scripts with the shell',
      styles: 'Styles',
      largest: 'Largest page, ',
      noLimit: 'none',
    },
    time: {
      caption: 'Time of the build',
      head: ['Stage', 'Milliseconds'],
      stages: {
        compile: 'Compile',
        read: 'Read',
        history: 'History',
        link: 'Link',
        load: 'Load',
        render: 'Render',
      },
    },
    withBuild:
      'These pages come straight from their sources. How many links were checked, what a page weighs and how long each stage takes are known once the site is built.',
    instead: ['For something to read: ', 'start here'],
  },
  fr: {
    heading: 'État',
    lead: [
      'Ce que la dernière construction de ce site sait d’elle-même. Les mêmes chiffres, et d’autres, sont dans ',
      '.',
    ],
    reading: 'Lecture du rapport…',
    noScript: 'Un script l’affiche ici. Sans lui, ouvrez report.json.',
    failed: 'Le rapport n’a pas pu être lu',
    answered: 'Le serveur a répondu ',
    retry: 'Réessayer',
    state: {
      good: 'Tout ce qui est vérifié est en ordre',
      warning: 'Le site fonctionne, et quelque chose demande de l’attention',
      danger: 'Des pages ont des erreurs',
    },
    built: ['Construit le ', ', en ', '.'],
    tiles: { pages: 'pages', checked: 'liens et fichiers vérifiés', problems: 'erreurs et avertissements' },
    versions: {
      caption: 'Versions',
      head: ['Élément', 'Version'],
      product: 'Produit documenté',
      builder: 'Générateur du site',
      node: 'Node.js',
    },
    pages: {
      caption: 'Pages par section',
      head: ['Section', 'Pages'],
      all: 'Toutes, y compris celles qui n’appartiennent à aucune section',
      translated: 'Dont en ',
    },
    checks: {
      caption: 'Vérifications',
      head: ['Ce qui a été vérifié', 'Résultat'],
      links: 'Liens internes au site',
      anchors: 'Ancres',
      assets: 'Images et téléchargements',
      errors: 'Erreurs',
      warnings: 'Avertissements',
    },
    budgets: {
      caption: 'Budgets, gzip',
      head: ['Ce qu’une page apporte', 'Octets', 'Limite'],
      readable: 'Scripts jusqu’à ce qu’elle soit lisible et utilisable',
      scripts: 'Scripts avec l’interface',
      styles: 'Styles',
      largest: 'Plus grande page, ',
      noLimit: 'aucune',
    },
    time: {
      caption: 'Durée de la construction',
      head: ['Étape', 'Millisecondes'],
      stages: {
        compile: 'Compilation',
        read: 'Lecture',
        history: 'Historique',
        link: 'Résolution des liens',
        load: 'Chargement',
        render: 'Rendu',
      },
    },
    withBuild:
      'Ces pages viennent directement de leurs sources. Le nombre de liens vérifiés, le poids d’une page et la durée de chaque étape ne sont connus qu’une fois le site construit.',
    instead: ['Pour lire plutôt que compter : ', 'commencez ici'],
  },
};
