import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { inRoot } from './paths.mjs';
import { say } from './say.mjs';

const pauseMs = 100;
/** A lock without its maker's id is being made at this moment, unless it is older than this. */
const unsignedMs = 5_000;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

async function isStale(folder) {
  const pid = Number(await readFile(`${folder}/pid`, 'utf8').catch(() => ''));
  if (pid) return !isAlive(pid);
  const made = await stat(folder).catch(() => undefined);
  return made !== undefined && Date.now() - made.mtimeMs > unsignedMs;
}

async function breakLock(folder) {
  const away = `${folder}.${process.pid}.${Date.now()}`;
  await rename(folder, away).catch(() => undefined);
  await rm(away, { recursive: true, force: true });
}

async function acquire(folder, name) {
  for (let told = false; ;) {
    try {
      await mkdir(folder);
      await writeFile(`${folder}/pid`, `${process.pid}`);
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (await isStale(folder)) await breakLock(folder);
    else {
      if (!told) say(`Waiting for another ${name} in this folder`);
      told = true;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

/** Runs `work` while no other process of this checkout runs work of the same name. A dead holder's lock is taken. */
export async function withLock(name, work) {
  await mkdir(inRoot('.tmp'), { recursive: true });
  const folder = inRoot('.tmp', `${name}.lock`);
  await acquire(folder, name);
  try {
    return await work();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
