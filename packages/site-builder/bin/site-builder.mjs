#!/usr/bin/env node
import { main } from '../dist/cli.js';
import { failUnlessDone } from '../dist/command-end.js';

const done = failUnlessDone();
process.exitCode = await main(process.argv.slice(2));
done();
