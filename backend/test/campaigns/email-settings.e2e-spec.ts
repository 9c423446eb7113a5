import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { haveDraft } from './campaign-world.js';

interface Settings {
  trackOpens: boolean;
  repeatDays: number;
  dailyLimit: number | null;
  signature: string;
  revision: number;
}

interface Problem {
  code: string;
  errors: { field: string; message: string }[];
  present: { signature: string; revision: number };
}

const ROUTE = '/api/user/email-settings';
const DEFAULTS: Settings = { trackOpens: true, repeatDays: 14, dailyLimit: null, signature: '', revision: 1 };

describe('email settings over HTTP', () => {
  let app: TestApp;
  let athlete: Agent;

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(() => app.close());

  beforeEach(async () => {
    athlete = await app.agent();
  });

  const change = (body: object, as = athlete) => as.put<Settings & Problem>(ROUTE, body);
  const stored = async (as = athlete) => (await as.get<Settings>(ROUTE)).body;

  it('C-07 an athlete who chose nothing has opens counted, 14 days, no limit of their own and no signature', async () => {
    expect(await stored()).toEqual(DEFAULTS);
  });

  it('C-18 each setting is changed by itself and belongs to one athlete', async () => {
    const other = await app.agent();
    expect((await change({ trackOpens: false })).body).toEqual({ ...DEFAULTS, trackOpens: false });
    expect((await change({ repeatDays: 0 })).status).toBe(200);
    expect((await change({ dailyLimit: 40 })).status).toBe(200);
    expect((await change({ signature: ' Marcus Lee\r\nQB ' })).status).toBe(200);
    const all = { trackOpens: false, repeatDays: 0, dailyLimit: 40, signature: 'Marcus Lee\nQB', revision: 2 };
    expect(await stored()).toEqual(all);
    expect((await change({ dailyLimit: null })).body).toEqual({ ...all, dailyLimit: null });
    expect(await stored(other)).toEqual(DEFAULTS);
  });

  it('C-18 a signature from an older text stores nothing and answers 409 with the present one', async () => {
    const first = await change({ signature: 'From tab one', revision: 1 });
    expect(first.body.revision).toBe(2);
    const second = await change({ signature: 'From tab two', trackOpens: false, revision: 1 });
    expect(second).toMatchObject({ status: 409, body: { code: 'text_changed', present: { signature: 'From tab one', revision: 2 } } });
    expect(await stored()).toEqual({ ...DEFAULTS, signature: 'From tab one', revision: 2 });
    expect(await change({ signature: 'From tab one', revision: 1 })).toMatchObject({ status: 200, body: { revision: 2 } });
    expect((await change({ signature: '', revision: 2 })).body).toMatchObject({ signature: '', revision: 3 });
  });

  it('C-18 two tabs that save different settings at once lose neither', async () => {
    const answers = await Promise.all([
      change({ repeatDays: 30 }),
      change({ dailyLimit: 5 }),
      change({ signature: 'Marcus', revision: 1 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stored()).toEqual({ ...DEFAULTS, repeatDays: 30, dailyLimit: 5, signature: 'Marcus', revision: 2 });
  });

  it.each([
    ['trackOpens', 'yes'],
    ['trackOpens', null],
    ['repeatDays', -1],
    ['repeatDays', 91],
    ['repeatDays', 1.5],
    ['dailyLimit', 0],
    ['dailyLimit', 501],
    ['signature', null],
    ['signature', 'x'.repeat(2_001)],
    ['signature', 'x'.repeat(50_000)],
  ])('C-18 a wrong %s is refused with its field, and nothing is stored', async (field, value) => {
    const { status, body } = await change({ [field]: value });
    expect([status, body.errors[0]?.field]).toEqual([400, field]);
    expect(await stored()).toEqual(DEFAULTS);
  });

  it('C-07 a new campaign counts opens as the settings say, and its own switch wins', async () => {
    const tracks = async (changes: { trackOpens?: boolean } = {}) => {
      const id = await haveDraft(athlete, changes);
      const { body } = await athlete.get<{ id: string; trackOpens: boolean }[]>('/api/user/campaigns');
      return body.find((one) => one.id === id)?.trackOpens;
    };
    expect(await tracks()).toBe(true);
    await change({ trackOpens: false });
    expect([await tracks(), await tracks({ trackOpens: true })]).toEqual([false, true]);
  });
});
