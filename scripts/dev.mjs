// npm run dev: backend rebuilt and restarted on every change, web app from Vite's server, which proxies /api.
import './lib/require-node.mjs';
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { main } from './lib/main.mjs';
import { environment, inRoot, nodeBinary } from './lib/paths.mjs';
import { say } from './lib/say.mjs';

const webAddress = 'http://localhost:5173';

function begin(children, file, args, env, part) {
  const child = spawn(file, args, { cwd: inRoot(part), env, stdio: ['ignore', 'inherit', 'inherit'] });
  child.once('exit', (code) => stopAll(children, code ?? 1));
  children.push(child);
}

function stopAll(children, code) {
  process.exitCode ??= code;
  for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
}

main(async () => {
  await ensureInstalled();
  await ensureBuilt(['backend']);
  await mkdir(inRoot('.data'), { recursive: true, mode: 0o700 });
  const port = process.env.PORT ?? '3000';
  const env = environment({ PUBLIC_URL: process.env.PUBLIC_URL ?? webAddress, PORT: port });
  const children = [];
  const swc = ['src', '-d', 'dist', '--strip-leading-paths', '--copy-files', '--watch', '--quiet'];
  begin(children, 'swc', swc, env, 'backend');
  // Started at the top folder, so that .data is the same as with npm start.
  const server = ['--watch', '--watch-preserve-output', 'backend/dist/main.js'];
  begin(children, nodeBinary(), server, env, '.');
  begin(children, 'vite', ['--host', 'localhost'], { ...env, RECRUIT_API: `http://127.0.0.1:${port}` }, 'frontend');
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopAll(children, 0));
  say(`The web app in development: ${webAddress}`);
});
