import { SIGN_IN_LIMITS } from './sign-in-limits.js';
import { judgeTry, type FailuresOfPlace } from './sign-in-try.js';

const NOW = new Date('2026-11-21T15:00:00Z');
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const NOTHING: FailuresOfPlace = { others: 0, oldestAt: null, failures: null, waitUntil: null };
const judge = (place: Partial<FailuresOfPlace>, isKnownDevice = false) => judgeTry({ ...NOTHING, ...place }, { isKnownDevice }, NOW);

describe('trying a password', () => {
  it('A-10 the first four failures cost no wait, the fifth 15 seconds', () => {
    expect(judge({})).toEqual({ allowed: true, failures: 1, waitUntil: NOW });
    expect(judge({ failures: 3 })).toEqual({ allowed: true, failures: 4, waitUntil: NOW });
    expect(judge({ failures: 4 })).toEqual({ allowed: true, failures: 5, waitUntil: after(15) });
  });

  it('A-10 waits as long as the last failure says, also on a known device, and no longer', () => {
    const refused = { allowed: false, limit: 'pair', waitSeconds: 30 };
    expect(judge({ failures: 6, waitUntil: after(30) })).toEqual(refused);
    expect(judge({ failures: 6, waitUntil: after(30) }, true)).toEqual(refused);
    expect(judge({ failures: 6, waitUntil: NOW })).toMatchObject({ allowed: true, failures: 7 });
  });

  describe('from an address where many accounts failed', () => {
    const crowded = { others: SIGN_IN_LIMITS.accountsPerAddress, oldestAt: after(-600) };

    it('A-10 another account waits until the oldest failure is an hour old', () => {
      expect(judge(crowded)).toEqual({ allowed: false, limit: 'address', waitSeconds: 3000 });
      expect(judge({ ...crowded, others: crowded.others - 1 }).allowed).toBe(true);
    });

    it('A-10 an account that failed there before, and a known device, do not', () => {
      expect(judge({ ...crowded, failures: 1 }).allowed).toBe(true);
      expect(judge(crowded, true).allowed).toBe(true);
    });
  });
});
