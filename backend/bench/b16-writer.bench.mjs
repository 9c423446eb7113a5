// B16: POST /api/ai/generate-email by the built-in writer over HTTP: the first of a server that has just said that it is ready,
// the next one, and those after them; with the processor time that the server took, which other programs do not change.
import { readFile } from 'node:fs/promises';

import { median, sessionOf, startDatabase, startServer } from './support/bench-world.mjs';

const SMALL = process.argv.includes('--small');
const STARTS = SMALL ? 1 : 5;
const ROUNDS = SMALL ? 3 : 40;
const TICKS_PER_SECOND = 100;

const PROFILE = {
  ...{ firstName: 'Marcus', lastName: 'Lee', position: 'QB', graduationYear: new Date().getUTCFullYear() + 1, height: '6-2', weight: 205 },
  ...{ gpa: 3.7, satScore: 1280, city: 'Wadsworth', state: 'OH', highSchool: 'Wadsworth High School' },
};

const database = await startDatabase();
const times = { first: [], next: [], later: [] };
const works = { first: [], next: [], later: [] };
for (let start = 0; start < STARTS; start += 1) {
  const server = await startServer(database, { DICTIONARY: 'at-start' });
  const cookie = await sessionOf(server.url, { username: `marcus${start}`, email: `marcus${start}@example.org`, password: 'touchdown' });
  await call(server, cookie, 'PUT', 'user', PROFILE);
  const schools = await call(server, cookie, 'GET', 'schools');
  const write = () => call(server, cookie, 'POST', 'ai/generate-email', { tone: 'professional', schoolId: schools[start].id });
  for (const which of ['first', 'next', ...Array.from({ length: ROUNDS }, () => 'later')]) {
    const [before, began] = [await workOf(server), performance.now()];
    await write();
    times[which].push(performance.now() - began);
    works[which].push((await workOf(server)) - before);
  }
  await server.stop();
}
for (const [which, said] of Object.entries({ first: 'the first after a start', next: 'the next one', later: 'after them' })) {
  const longest = `longest ${Math.max(...times[which]).toFixed(0)} ms`;
  const work = `processor ${(works[which].reduce((sum, one) => sum + one, 0) / works[which].length).toFixed(0)} ms each`;
  console.log(
    `| B16 | an email by the built-in writer, ${said}: median ${median(times[which]).toFixed(1)} ms, ${longest} | ${work} | <= 150 ms |`,
  );
}
await database.stop();

/** Milliseconds of processor time that the server has taken, all of its threads. */
async function workOf({ pid }) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_PER_SECOND;
}

async function call(server, cookie, method, path, body) {
  const response = await fetch(`${server.url}/api/${path}`, {
    method,
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
