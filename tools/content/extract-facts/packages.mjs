// The packages that facts are read from, and how they come to this machine.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

export const VERSION = '4.11.0';

export const PACKAGES = [
  'strapi',
  'admin',
  'database',
  'utils',
  'permissions',
  'data-transfer',
  'generate-new',
  'generators',
  'helper-plugin',
  'typescript-utils',
  'logger',
  'plugin-content-manager',
  'plugin-content-type-builder',
  'plugin-documentation',
  'plugin-email',
  'plugin-graphql',
  'plugin-i18n',
  'plugin-upload',
  'plugin-users-permissions',
  'provider-audit-logs-local',
  'provider-email-nodemailer',
  'provider-email-sendgrid',
  'provider-email-sendmail',
  'provider-upload-aws-s3',
  'provider-upload-cloudinary',
  'provider-upload-local',
].map((name) => `@strapi/${name}`);

/** Packages of which 4.11.0 is not in the registry: the versions before and after it. What both have holds for 4.11.0. */
export const NEIGHBOURS = [
  ['@strapi/plugin-sentry', '4.10.6', '4.11.4'],
  ['@strapi/provider-email-mailgun', '4.10.5', '4.11.4'],
  ['create-strapi-app', '4.10.2', '4.12.4'],
];

/** Packages of others that take options which projects pass through, in the versions that 4.11.0 depends on. */
export const PASSED_THROUGH = [
  ['knex', '2.4.0'],
  ['tarn', '3.1.2'],
  ['koa', '2.13.4'],
  ['@koa/cors', '3.4.3'],
  ['koa-body', '4.2.0'],
  ['koa-compress', '5.1.0'],
  ['koa-session', '6.4.0'],
  ['koa-static', '5.0.0'],
  ['koa-favicon', '2.1.0'],
  ['koa-ip', '2.1.4'],
  ['helmet', '6.2.0'],
  ['qs', '6.11.1'],
  ['node-schedule', '2.1.0'],
  ['winston', '3.3.3'],
  ['nodemailer', '6.9.1'],
  ['formidable', '1.2.6'],
  ['sharp', '0.33.5'],
  ['jsonwebtoken', '9.0.0'],
];

const folderOf = (name, version) => `${name.replace('@', '').replace('/', '-')}-${version}`;

/**
 * Path of the unpacked package below `cache`; taken from the registry when it is not there. Whole or not at all: checks of several
 * areas ask for the same package at once, each in a process of its own.
 */
export function unpack(name, version, cache) {
  const dir = path.join(cache, folderOf(name, version));
  if (existsSync(dir)) return dir;
  mkdirSync(cache, { recursive: true });
  const own = mkdtempSync(`${dir}-`);
  try {
    const [{ filename }] = JSON.parse(
      execFileSync('npm', ['pack', `${name}@${version}`, '--json', '--pack-destination', own], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    );
    const archive = path.join(own, filename.replace('@', '').replace('/', '-'));
    const unpacked = path.join(own, 'package');
    mkdirSync(unpacked);
    execFileSync('tar', ['xzf', archive, '-C', unpacked, '--strip-components=1']);
    placeFolder(unpacked, dir);
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
  return dir;
}

/** Whichever process is first: what the others have is the same. */
function placeFolder(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error;
  }
}

export const manifestOf = (dir) => JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
