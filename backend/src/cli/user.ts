import 'reflect-metadata';

import { runUserCommand } from '../user-command.js';

runUserCommand({ args: process.argv.slice(2), say: (line) => process.stdout.write(`${line}\n`) }).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
