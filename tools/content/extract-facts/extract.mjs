// Reads facts about the documented product out of its published packages into `tools/content/facts/*.json`:
//   node tools/content/extract-facts/extract.mjs
// The checks of the content look names up in these files; nothing of them is published.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCommands, readProgramOptions } from './commands.mjs';
import { readConfigurationKeys, readObject } from './configuration.mjs';
import { readEnvironment, readProjectEnvironment } from './environment.mjs';
import { manifestOf, NEIGHBOURS, PACKAGES, PASSED_THROUGH, unpack, VERSION } from './packages.mjs';
import { readDefaultMessages } from './labels.mjs';
import { readErrors, readEvents, readLifecycleHooks, readLists, readRoutes } from './server.mjs';
import { readNames } from './vocabulary.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const CACHE = path.join(ROOT, '.cache/packages');
const FACTS = path.join(ROOT, 'tools/content/facts');

const dirs = new Map(PACKAGES.map((name) => [name, unpack(name, VERSION, CACHE)]));
const dirOf = (name) => dirs.get(`@strapi/${name}`);
const shortName = (name) => name.replace('@strapi/', '');
const each = (read) => [...dirs].map(([name, dir]) => read(shortName(name), dir));
const sorted = (object) => Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));

write('packages', packages());
write('commands', { strapi: readCommands(dirOf('strapi')), 'create-strapi-app': creator() });
write('configuration', configuration());
write('environment', environment());
write('routes', { routes: each(readRoutes).flat() });
write('server', server());
write('labels', labels());
writeFileSync(path.join(FACTS, 'vocabulary.txt'), `${vocabulary().join('\n')}\n`);

function packages() {
  const describe = (name, dir) => {
    const { version, engines, dependencies, peerDependencies } = manifestOf(dir);
    return { name, version, engines, dependencies, peerDependencies };
  };
  const neighbours = NEIGHBOURS.flatMap(([name, ...versions]) =>
    versions.map((version) => [name, unpack(name, version, CACHE)]),
  );
  return {
    packages: [...dirs].map(([name, dir]) => describe(name, dir)),
    neighbours: neighbours.map(([name, dir]) => describe(name, dir)),
    passedThrough: PASSED_THROUGH.map(([name, version]) => ({ name, version })),
  };
}

function configuration() {
  const strapi = dirOf('strapi');
  const middlewares = {
    body: 'body',
    cors: 'cors',
    favicon: 'favicon',
    poweredBy: 'powered-by',
    public: 'public/index',
    query: 'query',
    security: 'security',
    session: 'session',
  };
  return {
    keys: sorted(Object.assign({}, ...each(readConfigurationKeys))),
    defaults: {
      ...readDefault('strapi', 'lib/core/app-configuration/index.js', 'defaultConfig'),
      ...inCode(),
    },
    middlewares: Object.fromEntries(
      Object.entries(middlewares).map(([name, file]) => [
        `strapi::${name}`,
        Object.values(readObject(strapi, `lib/middlewares/${file}.js`, ['defaults', 'defaultConfig']))[0],
      ]),
    ),
    plugins: {
      email: readObject(dirOf('plugin-email'), 'server/config.js', ['default']).default,
      upload: {
        ...readDefault('plugin-upload', 'server/config.js', 'default'),
        breakpoints: readDefault(
          'plugin-upload',
          'server/services/image-manipulation.js',
          'DEFAULT_BREAKPOINTS',
        ),
      },
      'users-permissions': readObject(dirOf('plugin-users-permissions'), 'server/config.js', ['default'])
        .default,
      documentation: moduleObject('plugin-documentation', 'server/config/default-plugin-config.js'),
      graphql: moduleObject('plugin-graphql', 'server/config/default-config.js'),
    },
  };
}

function readDefault(name, file, constant) {
  return readObject(dirOf(name), file, [constant])[constant];
}

/** Defaults that the code merges where it uses them, by the key of the configuration that they are for. */
function inCode() {
  const { forceMigration, runMigrations } = readDefault('database', 'lib/index.js', 'settings');
  const { interval, max } = readDefault('admin', 'server/middlewares/rateLimit.js', 'loadConfig');
  const { enabled } = readDefault('admin', 'server/middlewares/rateLimit.js', 'rateLimitConfig');
  return {
    admin: {
      auth: { options: readDefault('admin', 'server/services/token.js', 'defaultJwtOptions') },
      rateLimit: { enabled, interval, max },
    },
    database: { settings: { forceMigration, runMigrations } },
  };
}

/** Options of `create-strapi-app` that both neighbours of this version have. */
function creator() {
  const [before, after] = NEIGHBOURS.find(([name]) => name === 'create-strapi-app')
    .slice(1)
    .map((version) => readProgramOptions(unpack('create-strapi-app', version, CACHE)));
  return before.filter(({ flags }) => after.some((option) => option.flags === flags));
}

/** What a file exports with `module.exports = { … }`. */
function moduleObject(name, file) {
  return readObject(dirOf(name), file, ['module.exports'])['module.exports'];
}

function environment() {
  const readBy = {};
  for (const found of each(readEnvironment)) {
    for (const [name, files] of Object.entries(found)) readBy[name] = [...(readBy[name] ?? []), ...files];
  }
  return {
    readByPackages: sorted(readBy),
    readByNewProjects: sorted(readProjectEnvironment(path.join(dirOf('generate-new'), 'dist/resources'))),
  };
}

function server() {
  const utils = dirOf('utils');
  return {
    lifecycleHooks: readLifecycleHooks(dirOf('database')),
    events: readEvents([...dirs.values()]),
    errors: readErrors(path.join(utils, 'lib/errors.js')),
    operators: readLists(utils, 'lib/operators.js', [
      'GROUP_OPERATORS',
      'WHERE_OPERATORS',
      'ARRAY_OPERATORS',
    ]),
    scalarTypes: readLists(dirOf('database'), 'lib/types/index.js', ['SCALAR_TYPES']).SCALAR_TYPES,
  };
}

/** English labels of the admin panel and of each plugin's part of it; `inCode` are those that only the code has. */
function labels() {
  const parts = [
    'admin',
    'plugin-content-type-builder',
    'plugin-documentation',
    'plugin-email',
    'plugin-i18n',
    'plugin-upload',
    'plugin-users-permissions',
  ];
  const translated = Object.fromEntries(
    parts.map((name) => [
      name,
      JSON.parse(readFileSync(path.join(dirOf(name), 'admin/src/translations/en.json'), 'utf8')),
    ]),
  );
  const known = new Set(Object.values(translated).flatMap(Object.values));
  const written = new Set([...dirs.values()].flatMap(readDefaultMessages).filter((text) => !known.has(text)));
  return {
    ...translated,
    inCode: Object.fromEntries([...written].sort().map((text, index) => [index, text])),
  };
}

function vocabulary() {
  const names = new Set();
  const all = [
    ...dirs.values(),
    ...[
      ...NEIGHBOURS.flatMap(([name, ...versions]) => versions.map((version) => [name, version])),
      ...PASSED_THROUGH,
    ].map(([name, version]) => unpack(name, version, CACHE)),
  ];
  for (const dir of all) for (const name of readNames(dir)) names.add(name);
  return [...names].sort();
}

function write(name, facts) {
  writeFileSync(
    path.join(FACTS, `${name}.json`),
    `${JSON.stringify({ version: VERSION, ...facts }, null, 1)}\n`,
  );
}
