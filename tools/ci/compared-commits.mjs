// Prints the commits that `nx affected` compares, as variables of a workflow: NX_BASE and NX_HEAD.
// A pull request is compared with where it left its target; a push with what it was pushed over. What is not in a shallow clone is fetched.
//   EVENT=push PUSHED_OVER=<commit> node tools/ci/compared-commits.mjs
//   EVENT=pull_request TARGET=<commit> node tools/ci/compared-commits.mjs
import { execFileSync } from 'node:child_process';

const NOBODY = /^0*$/;
/** Git's name of a tree without files: everything is affected. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

const { EVENT, PUSHED_OVER = '', TARGET = '' } = process.env;
const head = git('rev-parse', 'HEAD');
const base = EVENT === 'pull_request' ? branchPoint(TARGET) : (pushedOver() ?? parentOf(head));
console.log(`NX_BASE=${base}\nNX_HEAD=${head}`);

/** A branch may be new, and what it was pushed over may be gone after a forced push. */
function pushedOver() {
  if (NOBODY.test(PUSHED_OVER) || !has(PUSHED_OVER)) return undefined;
  return attempt('merge-base', PUSHED_OVER, 'HEAD');
}

/** The target goes on while a pull request is open: what it has got since is no change of the pull request. */
function branchPoint(target) {
  if (!has(target)) throw new Error(`The commit ${target || '(none)'} of the target is not to be had.`);
  for (let depth = 64; ; depth *= 4) {
    const found = attempt('merge-base', target, 'HEAD');
    if (found) return found;
    if (git('rev-parse', '--is-shallow-repository') !== 'true')
      throw new Error(`${target} and this commit have no history in common.`);
    git('fetch', '--quiet', `--deepen=${depth}`, 'origin', target, head);
  }
}

function parentOf(commit) {
  return attempt('rev-parse', '--verify', '--quiet', `${commit}^`) ?? EMPTY_TREE;
}

function has(commit) {
  if (attempt('cat-file', '-e', `${commit}^{commit}`) !== undefined) return true;
  return attempt('fetch', '--quiet', '--depth=1', 'origin', commit) !== undefined;
}

function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

function attempt(...args) {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
}
