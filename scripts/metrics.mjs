// npm run metrics: the sizes that keep the code readable, with the goal of each.
import { readFileSync } from 'node:fs';

import { readCode, spread } from './lib/measure-code.mjs';
import { inRoot } from './lib/paths.mjs';
import { ROOM_ORDER } from './lib/room-order.mjs';
import { readUseCases } from './lib/use-cases.mjs';

const code = readCode();
const sources = code.filter(({ isTest }) => !isTest);
const ofBackend = ({ file }) => file.startsWith('backend/');
const ofWeb = ({ file }) => file.startsWith('frontend/');
const sum = (files) => files.reduce((total, { lines }) => total + lines, 0);
const within = (measured, goal) => measured.every((value, at) => value <= goal[at]);
const fullest = (names) => {
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0] ?? ['', 0];
};

const spreadRow = (name, measured, goal) => ({ name, now: measured.join('/'), goal: goal.join('/'), met: within(measured, goal) });
const atMost = (name, now, goal, what = '') => ({ name, now: `${now}${what && ` (${what})`}`, goal: `≤ ${goal}`, met: now <= goal });

function ports() {
  const files = sources.filter(({ file }) => /\/(?:application\/(?:[^/]+\/)?ports|shared-kernel)\/[^/]+\.ts$/.test(file));
  const tests = code.filter(({ isTest }) => isTest).map(({ file }) => readFileSync(inRoot(file), 'utf8'));
  const all = files.flatMap(({ file }) =>
    [...readFileSync(inRoot(file), 'utf8').matchAll(/export abstract class (\w+)/g)].map(([, name]) => name),
  );
  const faked = all.filter((name) => tests.some((text) => new RegExp(`(extends|implements) [^{]*\\b${name}\\b`).test(text)));
  return { all, bare: all.filter((name) => !faked.includes(name)) };
}

function useCases() {
  const all = readUseCases();
  const deciding = all.filter(({ decides }) => decides);
  return {
    deciding: deciding.length,
    proved: deciding.filter(({ hasSpec }) => hasSpec).length,
    passing: all.filter(({ decides }) => !decides).map(({ file }) => file),
  };
}

/** Why a goal is not met, in one line; shown only while it is not. */
const WHY = {
  'lines of a file, median/p90/max': 'comments count here; eslint holds each source to 250 lines without them',
  'lines of a function, web app': 'nearly half of the functions are components and hooks, and markup takes a line for each attribute',
  'lines of tests for each line of source':
    'one suite runs on fake and database, and one table on every route: fewer lines for the same proof',
  ports:
    'each is a border of the process (mail, Google, mailboxes, files, formats, models, threads, jobs) or a write with rules that a use case decides on; docs/adr/0036-when-a-port.md lists them',
  'ports without a fake': 'they are proved on the real part only; `npm run metrics -- --ports` names them',
  'files in the fullest folder': 'it is not divided into parts yet',
  'files of the largest room':
    'the checker of claims is one set of rules about a sentence: folders of at most 25 files, and no seam with few names through it',
};

function rows() {
  const { all, bare } = ports();
  const cases = useCases();
  const [folder, inFolder] = fullest(sources.map((one) => one.folder));
  const rooms = sources.flatMap(({ file }) => ROOM_ORDER.find((room) => file.startsWith(`backend/src/modules/${room}/`)) ?? []);
  const [room, inRoom] = fullest(rooms);
  const ratio = sum(code.filter(({ isTest }) => isTest)) / sum(sources);
  return [
    spreadRow('lines of a file, median/p90/max', spread(sources.map(({ lines }) => lines)), [30, 90, 250]),
    spreadRow('lines of a function, backend', spread(sources.filter(ofBackend).flatMap(({ functions }) => functions)), [6, 14, 50]),
    spreadRow('lines of a function, web app', spread(sources.filter(ofWeb).flatMap(({ functions }) => functions)), [8, 30, 60]),
    { name: 'lines of tests for each line of source', now: ratio.toFixed(2), goal: '≥ 0.80', met: ratio >= 0.8 },
    atMost('ports', all.length, 40),
    atMost('ports without a fake', bare.length, 0),
    {
      name: 'use cases that decide, with a spec beside them',
      now: `${cases.proved} of ${cases.deciding} (${cases.passing.length} more pass on)`,
      goal: 'each',
      met: cases.proved === cases.deciding,
    },
    atMost('files in the fullest folder', inFolder, 25, folder),
    atMost('files of the largest room', inRoom, 80, room),
  ];
}

const mark = (met) => (met ? 'yes' : 'no');
const table = rows().map(({ name, now, goal, met }) => `| ${name} | ${now} | ${goal} | ${mark(met)}${met ? '' : `: ${WHY[name] ?? ''}`} |`);
process.stdout.write(`| measure | now | goal | met |\n|---|---|---|---|\n${table.join('\n')}\n`);
if (process.argv.includes('--ports')) process.stdout.write(`\nPorts without a fake: ${ports().bare.join(', ')}\n`);
if (process.argv.includes('--use-cases')) process.stdout.write(`\nUse cases that only pass on:\n${useCases().passing.join('\n')}\n`);
