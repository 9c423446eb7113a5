import type { ReportBounce } from '../application/ports/report-bounce.js';

export interface ReportBounceHarness {
  report: ReportBounce;
  /** A shared coach, about whom nothing was reported. */
  coach: { id: number; address: string };
  /** IDs of the coaches whose addresses admins should check. */
  reported: () => Promise<number[]>;
}

/** What every ReportBounce does; run on the fake and on PostgreSQL. */
export function reportBounceContract(open: () => Promise<ReportBounceHarness>): void {
  const reason = '550 no such user';

  it('K-09 puts a coach before the admins once, however often and in whatever spelling the address comes back', async () => {
    const { report, coach, reported } = await open();
    const bounce = { coachId: coach.id, address: coach.address.toUpperCase(), reason };
    await Promise.all([report.run(bounce), report.run({ ...bounce, address: coach.address }), report.run(bounce)]);
    expect(await reported()).toEqual([coach.id]);
  });

  it('K-09 passes over a coach who has another address by now, or is gone', async () => {
    const { report, coach, reported } = await open();
    await report.run({ coachId: coach.id, address: 'old@rock.test', reason });
    await report.run({ coachId: 2_000_000_000, address: coach.address, reason });
    expect(await reported()).toEqual([]);
  });
}
