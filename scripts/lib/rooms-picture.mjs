import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { inRoot } from './paths.mjs';
import { ROOM_ORDER } from './room-order.mjs';

const MODULES = 'backend/src/modules';
const IMPORT = /^(?:import|export)\s[^;]*?from '(\.[^']+)';/gm;
const START = '<!-- rooms: npm run walls -->';
const END = '<!-- end of rooms -->';

const roomOf = (file) => ROOM_ORDER.find((room) => file.startsWith(`${MODULES}/${room}/`));
const isProgram = (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !file.includes('/testing/');

/** For each room the rooms that its program imports from. */
function importsOfRooms() {
  const files = readdirSync(inRoot(MODULES), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${MODULES}/${file.split(path.sep).join('/')}`,
  );
  const found = new Map(ROOM_ORDER.map((room) => [room, new Set()]));
  for (const file of files.filter(isProgram)) {
    const room = roomOf(file);
    for (const [, target] of room ? readFileSync(inRoot(file), 'utf8').matchAll(IMPORT) : []) {
      const used = roomOf(path.posix.join(path.posix.dirname(file), target));
      if (used && used !== room) found.get(room).add(used);
    }
  }
  return found;
}

/** Without the arrows that go the same way through a room between: what is left can be read. */
function shortest(imports) {
  const reach = (room, without) => [...imports.get(room)].some((next) => next !== without && reachable(next, without));
  const reachable = (room, goal) => room === goal || [...imports.get(room)].some((next) => reachable(next, goal));
  return new Map([...imports].map(([room, used]) => [room, [...used].filter((one) => !reach(room, one))]));
}

const idOf = (room) => room.replace('/', '_');

function picture() {
  const imports = importsOfRooms();
  const modules = [...new Set(ROOM_ORDER.map((room) => room.split('/')[0]))];
  const boxes = modules.map((name) => {
    const rooms = ROOM_ORDER.filter((room) => room.split('/')[0] === name);
    if (rooms.length === 1) return `  ${idOf(name)}["${name}"]`;
    return [`  subgraph ${name}`, ...rooms.map((room) => `    ${idOf(room)}["${room.split('/')[1]}"]`), '  end'].join('\n');
  });
  const arrows = [...shortest(imports)].flatMap(([room, used]) =>
    used.sort((a, b) => ROOM_ORDER.indexOf(a) - ROOM_ORDER.indexOf(b)).map((one) => `  ${idOf(room)} --> ${idOf(one)}`),
  );
  return ['```mermaid', 'flowchart RL', ...boxes, ...arrows, '```'].join('\n');
}

/** The page with the picture of today's imports between its two marks. */
export function withPicture(page) {
  const [from, to] = [page.indexOf(START), page.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`The page lacks the lines "${START}" and "${END}".`);
  return `${page.slice(0, from + START.length)}\n\n${picture()}\n\n${page.slice(to)}`;
}
