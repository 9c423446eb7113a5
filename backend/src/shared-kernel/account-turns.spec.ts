import { AccountTurns } from './account-turns.js';

const WAIT_MS = 1_000;

class Refused extends Error {}

const turns = () => new AccountTurns({ atOnce: 1, waiting: 2, waitMs: WAIT_MS, refusal: () => new Refused() });

describe('turns of an account', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('E-06 the next one begins when one ends, in the order in which they came', async () => {
    const queue = turns();
    const leave = await queue.enter('marcus');
    const begun: number[] = [];
    const waiting = [1, 2].map(async (at) => {
      const end = await queue.enter('marcus');
      begun.push(at);
      return end;
    });
    await jest.advanceTimersByTimeAsync(WAIT_MS - 1);
    expect(begun).toEqual([]);
    leave();
    leave();
    const [first] = await Promise.all(waiting.slice(0, 1));
    expect(begun).toEqual([1]);
    first?.();
    await waiting[1];
    expect(begun).toEqual([1, 2]);
  });

  it('E-06 refuses one that waited too long, and its place is free again', async () => {
    const queue = turns();
    await queue.enter('marcus');
    const waiting = [queue.enter('marcus'), queue.enter('marcus')];
    const refused = Promise.all(waiting.map((wait) => expect(wait).rejects.toThrow(Refused)));
    await expect(queue.enter('marcus')).rejects.toThrow(Refused);
    await jest.advanceTimersByTimeAsync(WAIT_MS);
    await refused;
    const later = queue.enter('marcus');
    const alsoRefused = expect(later).rejects.toThrow(Refused);
    await jest.advanceTimersByTimeAsync(WAIT_MS);
    await alsoRefused;
  });

  it('E-06 forgets one whose caller left, and does not hold up another account', async () => {
    const queue = turns();
    const leave = await queue.enter('marcus');
    const gone = new AbortController();
    const left = expect(queue.enter('marcus', gone.signal)).rejects.toThrow(Refused);
    const stays = queue.enter('marcus');
    gone.abort();
    await left;
    (await queue.enter('dana'))();
    leave();
    expect(await stays).toBeInstanceOf(Function);
    expect(jest.getTimerCount()).toBe(0);
  });
});
