import type { Agent } from '../support/agent.js';
import { codeOf, signInAgain, turnAppOn } from '../support/second-factors.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('how often second factors may be tried', () => {
  let app: TestApp;
  let athlete: Agent;

  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMITS: 'on' } });
    athlete = await app.agent();
  });

  afterAll(() => app.close());

  it('U-03 ten codes of one account in a quarter of an hour, over all its tickets, and the eleventh waits though it is right', async () => {
    const { secret } = await turnAppOn(athlete);
    // Turning it on was the first.
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const browser = app.anonymous();
      const { body } = await signInAgain(browser, athlete);
      for (let tries = 0; tries < 3; tries += 1) {
        statuses.push((await browser.post('/api/login/second-step', { ticket: body['ticket'], code: '000000' })).status);
      }
    }
    expect(statuses).toEqual(new Array(9).fill(400));
    const browser = app.anonymous();
    const { body } = await signInAgain(browser, athlete);
    const refused = await browser.post('/api/login/second-step', { ticket: body['ticket'], code: codeOf(secret) });
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // Somebody else is not held back.
    const other = await app.agent();
    const theirs = await turnAppOn(other);
    const second = app.anonymous();
    const ticket = (await signInAgain(second, other)).body['ticket'];
    expect((await second.post('/api/login/second-step', { ticket, code: codeOf(theirs.secret) })).status).toBe(200);
  });

  it('U-03 passwords that confirm an open session are counted with the other ones', async () => {
    const statuses: number[] = [];
    const someone = await app.agent();
    for (let tries = 0; tries < 11; tries += 1) statuses.push((await someone.post('/api/user/confirm', { password: 'fumble' })).status);
    expect(statuses).toEqual([...new Array<number>(10).fill(400), 429]);
  });

  it('U-03 changes, and questions for them, are sixty in an hour', async () => {
    const someone = await app.agent();
    const statuses: number[] = [];
    for (let tries = 0; tries < 61; tries += 1) statuses.push((await someone.post('/api/user/passkeys/options')).status);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([60, 429]);
  });
});
