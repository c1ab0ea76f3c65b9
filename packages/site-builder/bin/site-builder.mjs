#!/usr/bin/env node
import { main } from '../dist/bundled/cli.js';
import { failUnlessDone } from '../dist/bundled/command-end.js';

const done = failUnlessDone();
process.exitCode = await main(process.argv.slice(2));
done();
