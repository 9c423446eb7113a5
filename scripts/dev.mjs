// npm run dev: backend rebuilt and restarted on every change, web app from Vite's server, which proxies /api.
import './lib/require-node.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { main } from './lib/main.mjs';
import { environment, inRoot, nodeBinary, root, serverArguments } from './lib/paths.mjs';
import { say } from './lib/say.mjs';

const webAddress = 'http://localhost:5173';
/** An editor saves in several steps, and a branch changes many files. */
const settleMs = 150;

class Backend {
  constructor(env) {
    this.env = env;
    this.child = undefined;
    this.work = Promise.resolve();
  }

  /** Builds and starts again, after whatever is under way. A build that fails leaves the old server running. */
  refresh() {
    this.work = this.work.then(() => this.replace()).catch((error) => say(error.message));
  }

  async replace() {
    await ensureBuilt(['backend']);
    await this.stop();
    const options = { cwd: root, env: this.env, stdio: ['ignore', 'inherit', 'inherit'] };
    this.child = spawn(nodeBinary(), serverArguments, options);
  }

  async stop() {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }
}

function onChange(folder, act) {
  let timer;
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(act, settleMs);
  });
}

main(async () => {
  await ensureInstalled();
  const port = process.env.PORT ?? '3000';
  const env = environment({ PUBLIC_URL: process.env.PUBLIC_URL ?? webAddress, PORT: port });
  const backend = new Backend(env);
  backend.refresh();
  onChange(inRoot('backend', 'src'), () => backend.refresh());
  const vite = spawn('vite', [], {
    cwd: inRoot('frontend'),
    env: { ...env, RECRUIT_API: `http://127.0.0.1:${port}` },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = async () => {
    vite.kill('SIGTERM');
    await backend.work;
    await backend.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop());
  vite.once('exit', () => void stop());
  say(`The web app in development: ${webAddress}`);
});
