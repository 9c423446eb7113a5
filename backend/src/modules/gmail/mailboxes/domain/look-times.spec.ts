import { FILE_AFTER_MS, LOOK_AGAIN_MS, nextLookAt } from './look-times.js';

const CLAIMED = new Date('2026-11-21T12:00:00Z');

describe('when a sent email is looked for in Sent', () => {
  it('is looked for half a minute, two and ten minutes after it was handed over, and then no more', () => {
    const looks = [0, 1, 2, 3].map((count) => nextLookAt(CLAIMED, count)?.toISOString().slice(11, 19) ?? null);
    expect(looks).toEqual(['12:00:30', '12:02:00', '12:10:00', null]);
  });

  it('looks again after two minutes when a look failed, and files after half a minute', () => {
    expect([LOOK_AGAIN_MS, FILE_AFTER_MS]).toEqual([120_000, 30_000]);
  });
});
