import { startTestApp, type TestApp } from './support/test-app.js';

describe('the password asked for by PUT /api/user', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMITS: 'on' } });
  });

  afterAll(() => app.close());

  it('P-04 cannot be guessed by whoever finds a session left open', async () => {
    const athlete = await app.agent();
    const guess = () => athlete.put('/api/user', { email: 'thief@recruit.test', currentPassword: 'guess' });
    for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(400);
    const { status, headers } = await guess();
    expect({ status, waits: Number(headers.get('retry-after')) > 0 }).toEqual({ status: 429, waits: true });
    expect((await athlete.put('/api/user', { city: 'Austin' })).status).toBe(200);
  });
});
