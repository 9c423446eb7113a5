// B9e: the page of a signed-in athlete with the first answers in it, over HTTP: Home, and Schools with the start of the directory and
// of as many favorites as an account may have; the same page for a visitor beside it, asked in turn.
import { median, sessionOf, startDatabase, startServer } from './support/bench-world.mjs';

const SMALL = process.argv.includes('--small');
const ROUNDS = SMALL ? 5 : 200;
const FAVORITES = SMALL ? 20 : 700;

const database = await startDatabase();
const server = await startServer(database);
const cookie = await sessionOf(server.url, { username: 'athlete', email: 'athlete@example.org', password: 'touchdown' });
const fan = await sessionOf(server.url, { username: 'fan', email: 'fan@example.org', password: 'touchdown' });
await star(FAVORITES);

const PAGES = [
  ['Home', '/', cookie],
  ['Schools', '/recruiting', cookie],
  [`Schools, ${FAVORITES} favorites`, '/recruiting', fan],
];
for (const [name, path, who] of PAGES) {
  const [own, visitors] = [[], []];
  let bytes = 0;
  for (let round = -2; round < ROUNDS; round += 1) {
    const [first, second] = [await ask(path, who), await ask(path, '')];
    bytes = first.bytes;
    if (round >= 0) own.push(first.ms);
    if (round >= 0) visitors.push(second.ms);
  }
  const slow = own.sort((a, b) => a - b)[Math.floor(own.length * 0.95)];
  console.log(
    `| B9e document, ${name} | median ${median(own).toFixed(1)} ms, 95 % under ${slow.toFixed(1)} ms, ${(bytes / 1_000).toFixed(1)} kB before compression; a visitor's ${median(visitors).toFixed(1)} ms | | ≤ 40 ms |`,
  );
}
await server.stop();
await database.stop();

async function ask(path, who) {
  const start = performance.now();
  const answer = await fetch(server.url + path, { headers: { accept: 'text/html', ...(who === '' ? {} : { cookie: who }) } });
  const html = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return { ms: performance.now() - start, bytes: html.length };
}

async function star(count) {
  const schools = await (await fetch(`${server.url}/api/schools`, { headers: { cookie: fan } })).json();
  for (const { id } of schools.slice(0, count)) {
    await fetch(`${server.url}/api/user/favorites`, {
      method: 'POST',
      headers: { cookie: fan, 'content-type': 'application/json', origin: server.url },
      body: JSON.stringify({ schoolId: id }),
    });
  }
}
