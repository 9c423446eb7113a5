import type { PlatformStop, PlatformStops } from '../application/ports/platform-stops.js';

export interface StopsUnderTest {
  stops: PlatformStops;
  /** An admin. */
  adminId: string;
  /** Emails from the platform's address that left, or that came back because there is no such address, at this moment. */
  tried: (left: number, refused: number, at: Date) => Promise<void>;
}

const NOW = new Date('2026-11-21T15:00:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const STOP: PlatformStop = { at: NOW, reason: 'hard_bounces', sent: 10, bounced: 10, hardBounces: 10 };

/** What every PlatformStops does; run on the fake and on PostgreSQL. */
export function platformStopsContract(open: () => StopsUnderTest): void {
  it('M-10 nothing is stopped, and nothing counted, before the first email', async () => {
    const { stops, adminId } = open();
    expect(await stops.open()).toBeNull();
    expect(await stops.figures()).toEqual({ sent: 0, bounced: 0, hardBounces: 0 });
    expect(await stops.end(adminId, NOW)).toBe(false);
  });

  it('M-10 what left and what came back counts', async () => {
    const { stops, tried } = open();
    await tried(3, 2, NOW);
    expect(await stops.figures()).toEqual({ sent: 5, bounced: 2, hardBounces: 2 });
  });

  it('M-10 the first stop stays in force with its figures until it is ended, once', async () => {
    const { stops, adminId } = open();
    await stops.begin(STOP);
    await stops.begin({ ...STOP, at: later(1), sent: 12 });
    expect(await stops.open()).toEqual(STOP);
    expect([await stops.end(adminId, later(5)), await stops.end(adminId, later(6))]).toEqual([true, false]);
    expect(await stops.open()).toBeNull();
  });

  it('M-10 emails from before the end of a stop do not count any more', async () => {
    const { stops, adminId, tried } = open();
    await tried(1, 4, NOW);
    await stops.begin(STOP);
    await stops.end(adminId, later(5));
    expect(await stops.figures()).toEqual({ sent: 0, bounced: 0, hardBounces: 0 });
    await tried(1, 1, later(7));
    expect(await stops.figures()).toEqual({ sent: 2, bounced: 1, hardBounces: 1 });
  });
}
