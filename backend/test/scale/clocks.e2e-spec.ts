import { ServerGroup } from './server-group.js';

const COACHES = 40;

describe('O-09 the clock of one process is ten minutes ahead', () => {
  let group: ServerGroup;
  let emails: number;

  beforeAll(async () => {
    group = await ServerGroup.start({ roles: ['web', 'worker', 'worker'], minutesOff: [0, 0, 10], slowMs: 60 });
    const coachIds = await group.coaches(await group.athlete('maya'), COACHES);
    emails = COACHES * (await group.sendUntilShared(coachIds));
    await group.settled();
  }, 240_000);

  afterAll(() => group.stop());

  it('O-09 both send, nobody takes the other for dead, and every email arrives once', async () => {
    expect(await group.statuses()).toEqual({ sent: emails });
    const [clocks] = await group.query<{ apart: number }>(
      `select extract(epoch from max(claimed_at) - min(claimed_at))::int as apart from campaign_emails`,
    );
    expect(clocks?.apart).toBeGreaterThan(500);
    expect([group.arrived().length, new Set(group.arrived()).size]).toEqual([emails, emails]);
  });
});
