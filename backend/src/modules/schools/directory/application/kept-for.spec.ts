import { keptFor } from './kept-for.js';

describe('an answer that is kept for a time', () => {
  const at = { ms: 0, now: () => new Date(at.ms) };
  const counter = { asked: 0, failing: false };
  const count = async () => {
    counter.asked += 1;
    if (counter.failing) throw new Error('The database is away');
    return counter.asked;
  };

  beforeEach(() => {
    at.ms = 0;
    counter.asked = 0;
    counter.failing = false;
  });

  it('S-03 is read once for all who ask within the time, also at once', async () => {
    const read = keptFor(60_000, at, count);
    expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
    at.ms += 59_999;
    expect(await read()).toBe(1);
    at.ms += 1;
    expect(await read()).toBe(2);
  });

  it('S-03 is no failure', async () => {
    const read = keptFor(60_000, at, count);
    counter.failing = true;
    await expect(read()).rejects.toThrow('away');
    counter.failing = false;
    expect(await read()).toBe(2);
  });
});
