import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

import { TOP } from './deployment-files.js';

/** An ordinary user: where the tests run as root, somebody who owns nothing; else whoever runs them. */
export const USER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** As `cp -a`, with links to the same files where both places are on one disk: the steps remove files and change none but Node, which has its own. */
export function copy(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  const into = statSync(from).isDirectory() ? [`${from}/.`, to] : [from, to];
  if (statSync(from).isDirectory()) mkdirSync(to, { recursive: true });
  if (spawnSync('cp', ['-al', ...into]).status !== 0) execFileSync('cp', ['-a', ...into]);
}

/** Quicker than a copy of thousands of files; no stage is read again after another took something of it. */
export function move(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
}

/** Without links: a folder that is given to another user has to have files of its own. */
export function copyApart(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, to);
  chmodSync(to, statSync(from).mode);
}

/** Node as the image has it: the one that the packages bring, else the one that runs this; a file of its own, because a step changes it. */
export function placeNode(root: string): void {
  const own = path.join(TOP, 'node_modules/.bin/node');
  copyApart(realNode(existsSync(own) ? own : process.execPath), path.join(root, 'usr/local/bin/node'));
}

/** The package of Node has a small script of its own in front of the program. */
function realNode(file: string): string {
  return execFileSync(file, ['-p', 'process.execPath'], { encoding: 'utf8' }).trim();
}

/** The packages that `npm ci --workspace=backend --omit=dev` installs, taken from those that are installed here. */
export function linkPackages(app: string): void {
  const listed = execFileSync('npm', ['ls', '--workspace=backend', '--omit=dev', '--all', '--parseable'], { cwd: TOP, encoding: 'utf8' });
  const folders = listed.split('\n').filter((line) => line.includes('/node_modules/') && !line.endsWith('/node_modules/backend'));
  // A package inside another one comes with it.
  const own = folders.map((folder) => path.relative(TOP, folder)).filter((folder) => folder.split('node_modules/').length === 2);
  for (const place of new Set(own.map((folder) => path.dirname(folder)))) {
    const names = [...new Set(own)].filter((folder) => path.dirname(folder) === place).map((folder) => path.basename(folder));
    copyInto(path.join(TOP, place), names, path.join(app, place));
  }
}

/** The named folders of one place, by one command: there are hundreds, and to start one takes longer than what it does. */
function copyInto(from: string, names: string[], to: string): void {
  mkdirSync(to, { recursive: true });
  const words = [...names.map((name) => path.join(from, name)), to];
  if (spawnSync('cp', ['-al', ...words]).status !== 0) execFileSync('cp', ['-a', ...words]);
}

/** Every file below a folder. Links are not followed: the package of a workspace is one to its folder, which would count twice. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(place);
    return entry.isFile() ? [place] : [];
  });
}

export const bytesIn = (folder: string) => filesIn(folder).reduce((sum, file) => sum + statSync(file).size, 0);

/** Takes the right to write from every folder, so that nobody can add or remove a file. */
export function makeReadOnly(folder: string): void {
  const folders = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isDirectory());
  for (const { parentPath, name } of folders) chmodSync(path.join(parentPath, name), 0o555);
  chmodSync(folder, 0o555);
}

export function makeWritable(folder: string): void {
  execFileSync('chmod', ['-R', 'u+w', folder]);
}

/** A folder that the ordinary user alone may use. */
export function ownFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (USER.uid !== undefined) chownSync(folder, USER.uid, USER.gid);
}

/** What `COPY . .` takes: what is under version control, but for what .dockerignore names. */
export function contextFiles(): string[] {
  const ignored = readFileSync(path.join(TOP, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: TOP, encoding: 'utf8' });
  const isIgnored = (file: string) => ignored.some((one) => file === one || file.startsWith(`${one}/`));
  return tracked.split('\n').filter((file) => file !== '' && !isIgnored(file) && existsSync(path.join(TOP, file)));
}
