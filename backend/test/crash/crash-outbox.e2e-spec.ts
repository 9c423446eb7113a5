import { Agent } from '../support/agent.js';
import { crashWhileSending, type CrashRun } from './crash-harness.js';
import { soakElse, soakRound } from '../support/soak-round.js';

describe('M-01 killed with -9 while emails are kept in the local outbox, which can be looked up afterwards', () => {
  let run: CrashRun;

  beforeAll(async () => {
    const arrived = async (url: string) => {
      const admin = new Agent(url);
      await admin.post('/api/login', { username: 'admin', password: 'admin-password' });
      const addresses: string[] = [];
      for (let before = ''; ;) {
        const { body } = await admin.get<{ id: string; to: string }[]>(`/api/admin/outbox?limit=200${before}`);
        if (body.length === 0) return addresses;
        addresses.push(...body.map((mail) => mail.to));
        before = `&before=${body.at(-1)?.id}`;
      }
    };
    const keep = (athlete: Agent, id: string, selectedCoachIds: number[]) =>
      athlete.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds, keep: true });
    run = await crashWhileSending(
      { env: {}, arrived, canLookUp: true, start: keep },
      { mails: 1_000, kills: soakElse(5, 3), seed: 7 + soakRound, maxLifeMs: 150 },
    );
  }, 600_000);

  it('C-04 the server was really killed in the middle', () => {
    expect(run.kills).toBeGreaterThanOrEqual(2);
  });

  it('M-01 every email is in the outbox exactly once and is called kept, not sent', () => {
    expect(new Set(run.arrived).size).toBe(run.arrived.length);
    expect(run.arrived).toHaveLength(1_000);
    expect(run.shown).toEqual({ total: 1_000, kept: 1_000, sent: 0, unknown: 0, failed: 0, queued: 0, sending: 0 });
  });
});
