// npm run build [-- --out-dir FOLDER], from `backend`: the compiled modules, and of them each program in few files.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundle } from './bundle.mjs';

const { values } = parseArgs({ options: { 'out-dir': { type: 'string', default: 'dist' } } });
const folder = join(import.meta.dirname, '..', values['out-dir']);

const compiler = spawn('swc', ['src', '-d', folder, '--strip-leading-paths', '--copy-files', '--ignore', '**/*.spec.ts,**/testing/**'], {
  stdio: 'inherit',
});
const [code] = await once(compiler, 'exit');
if (code === 0) await bundle(folder);
process.exitCode = code ?? 1;
