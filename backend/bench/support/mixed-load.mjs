import http from 'node:http';

/** The calls of athletes who look around, with how often each comes. */
const CALLS = [
  { name: 'directory', share: 20, make: () => ({ path: '/api/schools' }) },
  { name: 'school', share: 12, make: ({ schoolId }) => ({ path: `/api/schools/${schoolId}` }) },
  { name: 'home', share: 10, make: () => ({ path: '/api/user/home' }) },
  { name: 'favorites', share: 10, make: () => ({ path: '/api/user/favorites' }) },
  { name: 'figures', share: 6, make: () => ({ path: '/api/user/stats' }) },
  { name: 'campaigns', share: 8, make: () => ({ path: '/api/user/campaigns' }) },
  { name: 'mark', share: 8, make: ({ schoolId }) => ({ method: 'POST', path: '/api/user/favorites', body: { schoolId } }) },
  { name: 'unmark', share: 6, make: ({ schoolId }) => ({ method: 'DELETE', path: `/api/user/favorites/${schoolId}`, allowed: [404] }) },
  {
    name: 'edit',
    share: 12,
    make: ({ athlete, at }) => ({
      method: 'PUT',
      path: `/api/user/campaigns/${athlete.draftId}`,
      body: { name: 'Draft', subject: `Film ${at}`, template: `Coach, my film ${at}.` },
    }),
  },
  { name: 'check', share: 8, make: () => ({ method: 'POST', path: '/api/emails/check-replies' }) },
];
const DECK = CALLS.flatMap((call) => Array.from({ length: call.share }, () => call));

/** Athletes who call again and again, each half a second to two seconds after the last answer; `pauses` makes that shorter. */
export class MixedLoad {
  #agent = new http.Agent({ keepAlive: true });
  #going = true;
  #calls = [];
  #lanes = [];
  #url;

  constructor(url, athletes, schoolIds, pauses = 1) {
    this.#url = url;
    this.athletes = athletes;
    this.schoolIds = schoolIds;
    this.pauses = pauses;
  }

  start() {
    this.#lanes = this.athletes.map((athlete, at) => this.#lane(athlete, at));
  }

  async stop() {
    this.#going = false;
    await Promise.all(this.#lanes);
    this.#agent.destroy();
  }

  /** The figures of all calls that began during `work`; each is waited for. */
  async during(work) {
    const begin = performance.now();
    await work();
    const end = performance.now();
    const within = () => this.#calls.filter(({ start }) => start >= begin && start < end);
    while (within().some(({ ms }) => ms === undefined)) await pause(20);
    return { ...figuresOf(within()), halves: halvesOf(within(), begin) };
  }

  async #lane(athlete, seed) {
    const random = randomOf(seed + 1);
    await pause(random() * 2_000);
    let at = 0;
    while (this.#going) {
      const call = DECK[Math.floor(random() * DECK.length)];
      const schoolId = this.schoolIds[Math.floor(random() * this.schoolIds.length)];
      const noted = { name: call.name, start: performance.now(), failure: undefined, ms: undefined };
      this.#calls.push(noted);
      noted.failure = await this.#send(athlete, call.make({ athlete, at, schoolId })).catch((error) => error.message);
      noted.ms = performance.now() - noted.start;
      await pause(this.pauses * (500 + random() * 1_500));
      at += 1;
    }
  }

  /** Resolves with what went wrong, when the whole answer was read. */
  #send(athlete, { method = 'GET', path, body, allowed = [] }) {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const headers = { cookie: athlete.cookie, 'accept-encoding': 'gzip', 'sec-fetch-site': 'same-origin' };
    if (sent) Object.assign(headers, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) });
    if (path === '/api/schools' && athlete.etag) headers['if-none-match'] = athlete.etag;
    return new Promise((resolve, reject) => {
      const request = http.request(this.#url + path, { method, headers, agent: this.#agent }, (answer) => {
        if (path === '/api/schools') athlete.etag = answer.headers.etag;
        const fine = answer.statusCode < 400 || allowed.includes(answer.statusCode);
        answer.resume();
        answer.once('error', reject);
        answer.once('end', () => resolve(fine ? undefined : `${method} ${path}: ${answer.statusCode}`));
      });
      request.once('error', reject);
      request.end(sent);
    });
  }
}

function figuresOf(calls) {
  const waits = sorted(calls);
  const names = [...new Set(calls.map(({ name }) => name))];
  const failures = calls.filter(({ failure }) => failure !== undefined).map(({ failure }) => failure);
  const routes = names.map((name) => {
    const own = sorted(calls.filter((call) => call.name === name));
    return { name, count: own.length, p50: at(own, 0.5), p99: at(own, 0.99), longest: own.at(-1) };
  });
  return { calls: calls.length, errors: failures.length, failures, p99: at(waits, 0.99), longest: waits.at(-1), routes };
}

/** The waits by the halves of a second in which the calls began. */
function halvesOf(calls, begin) {
  const byHalf = Map.groupBy(calls, ({ start }) => Math.floor((start - begin) / 500));
  return [...byHalf]
    .sort(([one], [other]) => one - other)
    .map(([half, own]) => {
      const waits = sorted(own);
      return { from: half / 2, count: own.length, p50: at(waits, 0.5), longest: waits.at(-1) };
    });
}

function sorted(calls) {
  return calls.map(({ ms }) => ms).sort((one, other) => one - other);
}

function at(waits, share) {
  return waits[Math.min(waits.length - 1, Math.floor(waits.length * share))];
}

/** Numbers from 0 to 1, the same ones in each run (mulberry32). */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
