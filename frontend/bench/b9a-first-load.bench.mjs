// B9a to B9c, the first visit of a phone to the landing page, Home and Schools of an empty account: Lighthouse with its simulated
// slow 4G and processor, and what was asked for before the content stood there, counted on a line that really is that slow.
import { median, startDatabase, startServer } from '../../backend/bench/support/bench-world.mjs';
import { lighthouseOf, startPhone } from './support/phone.mjs';
import { askedToContent } from './support/asked-to-content.mjs';

const SMALL = process.argv.includes('--small');
const ROUNDS = SMALL ? 1 : 5;
/** A page is there when this can be seen; it needs the page's scripts and, on Schools, its data. */
const PAGES = [
  { id: 'B9a', name: 'landing page', path: '/', isSignedIn: false, content: '#root form input' },
  { id: 'B9b', name: 'Home', path: '/', isSignedIn: true, content: '#root main h3' },
  { id: 'B9c', name: 'Schools', path: '/recruiting', isSignedIn: true, content: '#root main ul[aria-label="Schools"] > li' },
];
const BARS = {
  B9a: '≥ 98, ≤ 1.8 s, ≤ 100 ms, ≤ 0.02, ≤ 8, ≤ 110 kB',
  B9b: '≥ 90, ≤ 2.2 s, ≤ 200 ms, ≤ 0.02, ≤ 12, ≤ 200 kB',
  B9c: '≥ 90, ≤ 2.4 s, ≤ 250 ms, ≤ 0.02, ≤ 12, ≤ 230 kB',
};

const database = await startDatabase();
const server = await startServer(database);
const phone = await startPhone();
try {
  // A small run shows with one page that all of it works; each costs Lighthouse some five seconds of the processor.
  for (const page of SMALL ? PAGES.slice(-1) : PAGES) {
    if (page.isSignedIn) await phone.signUp(server.url);
    const runs = [];
    for (let round = 0; round < ROUNDS; round += 1) runs.push(await lighthouseOf(phone, server.url + page.path));
    const asked = await askedToContent(phone, server.url + page.path, page.content, SMALL ? 1 : 4);
    if (process.argv.includes('--asked')) console.log(asked.names.join('\n'));
    console.log(row(page, runs, asked));
  }
} finally {
  await phone.stop();
  await server.stop();
  await database.stop();
}

function row({ id, name }, runs, asked) {
  const of = (figure) => median(runs.map((run) => run[figure]));
  const measured = [
    `performance ${of('performance')}`,
    `LCP ${(of('lcp') / 1_000).toFixed(2)} s`,
    `TBT ${of('tbt').toFixed(0)} ms`,
    `CLS ${of('cls').toFixed(3)}`,
    `${asked.requests} requests and ${(asked.scriptBytes / 1_000).toFixed(0)} kB of script to content`,
    `accessibility ${of('accessibility')}, best practices ${of('bestPractices')}, SEO ${of('seo')}`,
  ];
  return `| ${id} first visit of a phone, ${name} | ${measured.join(', ')} | | ${BARS[id]} |`;
}
