import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { ClusterPaths } from './cluster-paths.js';
import { processState } from '../process/process-state.js';

/** The process that started the server, and so stops it, as noted beside the cluster. */
export class ClusterOwner {
  constructor(private readonly paths: ClusterPaths) {}

  /** Notes this process as the owner. */
  async claim(): Promise<void> {
    await rm(this.paths.closing, { force: true });
    await writeFile(this.paths.owner, `${process.pid} ${processState(process.pid).started}\n`, { mode: 0o600 });
  }

  /** Without its owner the server is about to stop. */
  async isAlive(): Promise<boolean> {
    const [pid, started] = (await readFile(this.paths.owner, 'utf8').catch(() => '')).trim().split(' ');
    const now = processState(Number(pid));
    return now.state === 'alive' && now.started === (started ?? '');
  }

  /** Makes starting processes wait for the end of this server instead of joining it. */
  async announceClosing(): Promise<void> {
    await writeFile(this.paths.closing, '', { mode: 0o600 });
  }

  async isClosing(): Promise<boolean> {
    return Boolean(await stat(this.paths.closing).catch(() => undefined));
  }
}
