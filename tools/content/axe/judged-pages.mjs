// Documents in which axe has found nothing: judged again, they would say nothing else.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** What decides how a page is judged, besides the page. */
const JUDGES = [
  path.join(import.meta.dirname, 'audit-page.mjs'),
  path.resolve(import.meta.dirname, '../../browser/axe.mjs'),
  createRequire(path.resolve(import.meta.dirname, '../../browser/axe.mjs')).resolve('axe-core/package.json'),
];

/**
 * @param {string} file where the keys are kept from run to run; without it, or with one that is damaged, every document is new
 * @param {string} browser its version
 */
export function judgedPages(file, browser) {
  const judges = hash(browser, ...JUDGES.map((source) => readFileSync(source)));
  const before = new Set(readKeys(file));
  const clean = new Set();
  return {
    /** A document names its scripts, styles, images and the data of its site by their hashes, so its text stands for all of them. */
    keyOf: (document) => hash(judges, document),
    isClean: (key) => before.has(key),
    addClean: (key) => clean.add(key),
    /** Of what this run has asked for, and no more: the file does not grow with the years. */
    write() {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify([...clean].sort()));
    },
  };
}

const hash = (...parts) => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('base64url');
};

function readKeys(file) {
  try {
    const keys = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(keys) ? keys : [];
  } catch {
    return [];
  }
}
