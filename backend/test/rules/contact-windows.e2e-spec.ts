import { ContactRules } from '../../src/modules/schools/rules/index.js';
import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

interface Window {
  division: string;
  subdivision: string | null;
  state: string;
  from: string | null;
  checkWithSchool: boolean;
  rule: { text: string; sourceUrl: string; sourceKind: string; verifiedOn: string; status: string } | null;
}

describe('recruiting rules over HTTP', () => {
  let app: TestApp;
  let athlete: Agent;

  beforeAll(async () => {
    app = await startTestApp({ env: { ROLE: 'web' } });
    athlete = await app.agent();
  });

  afterAll(() => app.close());

  const windows = async (query = '') => (await athlete.get<Window[]>(`/api/user/contact-windows${query}`)).body;
  const states = async () =>
    (await windows('?zone=America/Chicago')).map(({ division, subdivision, state, from }) => [division, subdivision, state, from]);

  it('Y-04 tells by kind of school when coaches may write, counted from the class year', async () => {
    const year = new Date().getFullYear();
    expect(await states()).toEqual([
      ['D1', 'FBS', 'unknown', null],
      ['D1', 'FCS', 'unknown', null],
      ['D2', null, 'now', null],
      ['D3', null, 'now', null],
      ['na', null, 'unknown', null],
    ]);
    await athlete.put('/api/user', { graduationYear: year + 4 });
    expect((await states()).slice(0, 2)).toEqual([
      ['D1', 'FBS', 'later', `${year + 2}-06-15`],
      ['D1', 'FCS', 'later', `${year + 2}-06-15`],
    ]);
  });

  it('Y-04 tells source, day of verification and status with each rule', async () => {
    for (const { rule } of (await windows()).filter(({ division }) => division !== 'na')) {
      expect(rule).toMatchObject({
        text: expect.stringMatching(/\w/) as string,
        sourceUrl: expect.stringMatching(/^https:/) as string,
        sourceKind: expect.stringMatching(/^(association|school|law_firm|press|other)$/) as string,
        verifiedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      });
    }
  });

  it('X-05 refuses a time zone that there is not', async () => {
    expect((await athlete.get('/api/user/contact-windows?zone=Mars/Olympus')).status).toBe(400);
  });

  it('Y-04 Q-01 every row of the table can be read, and none has the id of another', async () => {
    const rules = await app.app.get(ContactRules, { strict: false }).all();
    expect(rules.length).toBeGreaterThan(30);
    expect(new Set(rules.map(({ ruleId }) => ruleId)).size).toBe(rules.length);
  });

  it('Q-01 the table says what was adopted, and that the early signing day is unverified', async () => {
    const rules = await app.app.get(ContactRules, { strict: false }).all();
    const byId = (id: string) => rules.find(({ ruleId }) => ruleId === id);
    expect(byId('eligibility-clock')).toMatchObject({
      status: 'in force',
      effectiveFrom: '2026-08-01',
      starts: { anchor: 'birth', age: 19, monthDay: '09-01' },
    });
    expect(byId('d1-early-signing')).toMatchObject({ status: 'unverified', starts: { anchor: 'date', from: '2026-12-02' } });
    expect(byId('d2-nli')).toMatchObject({ channel: 'signing', status: 'in force', sourceKind: 'school' });
    expect(byId('d1-written-offer')).toMatchObject({
      channel: 'offer_written',
      starts: { anchor: 'grade', yearsBeforeClass: 1, monthDay: '08-01' },
    });
  });
});
