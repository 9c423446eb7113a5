import { resolve } from 'node:path';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { foreground } from './foreground.mjs';
import { environment, inRoot, nodeBinary, root } from './paths.mjs';

/** npm runs scripts in the top folder; a relative file of the command line is one of the folder that npm was called in. */
function fromCallersFolder(argument, before) {
  const isFile = before === '--out' || !argument.startsWith('-');
  return isFile ? resolve(process.env.INIT_CWD ?? process.cwd(), argument) : argument;
}

/** Runs a command of the backend with this process's arguments, after building what is missing. */
export async function runCommand(file) {
  await ensureInstalled();
  await ensureBuilt(['backend']);
  const given = process.argv.slice(2).map((argument, at, all) => fromCallersFolder(argument, all[at - 1]));
  foreground(nodeBinary(), [inRoot('backend', 'dist', 'cli', file), ...given], { cwd: root, env: environment() });
}
