import { FixedClock } from './testing/fixed-clock.js';
import { WorkPace } from './work-pace.js';

describe('the pace of long work', () => {
  let clock: FixedClock;
  let rests: number[];
  let pace: WorkPace;

  beforeEach(() => {
    clock = new FixedClock();
    rests = [];
    pace = new WorkPace(clock, (ms) => {
      rests.push(ms);
      clock.advance(ms);
      return Promise.resolve();
    });
  });

  const call = (times: number) => {
    for (let at = 0; at < times; at += 1) pace.noteCall();
  };

  /** Works through pieces that take so long; `before` is called before each. */
  async function work(pieces: number[], before: () => void = () => undefined): Promise<void> {
    async function* all(): AsyncGenerator<number> {
      for (const piece of pieces) yield await Promise.resolve(piece);
    }
    for await (const ms of pace.pieces(all())) {
      before();
      clock.advance(ms);
    }
  }

  it('O-09 works at full speed while nobody calls', async () => {
    await work([10, 20, 30]);
    expect(rests).toEqual([]);
  });

  it('O-09 rests three times as long as each piece took while others call, so that it works a quarter of the time', async () => {
    await work([10, 20, 30], () => call(5));
    expect(rests).toEqual([30, 60, 90]);
  });

  it('O-09 a call a second, of the page that follows the work, does not slow it', async () => {
    call(4);
    await work([10, 10]);
    expect(rests).toEqual([]);
    clock.advance(1_000);
    await work(Array<number>(20).fill(1_000), () => call(1));
    expect(rests).toEqual([]);
  });

  it('O-09 works at full speed again a second after the last calls', async () => {
    call(5);
    expect(pace.othersCall).toBe(true);
    clock.advance(999);
    expect(pace.othersCall).toBe(true);
    clock.advance(1);
    expect(pace.othersCall).toBe(false);
    await work([10]);
    expect(rests).toEqual([]);
  });

  it('O-09 takes four times as long at most while others call', async () => {
    const begin = clock.now().getTime();
    await work(Array<number>(50).fill(40), () => call(5));
    expect(clock.now().getTime() - begin).toBe(50 * 40 * 4);
  });

  it('O-09 rests a second at most, however long a piece takes on a busy machine', async () => {
    await work([334, 900], () => call(5));
    expect(rests).toEqual([1_000, 1_000]);
  });

  it('O-09 says whether it rested after work, with a rest of its own where one is named', async () => {
    await expect(pace.restAfter(60)).resolves.toBe(false);
    call(5);
    await expect(pace.restAfter(0)).resolves.toBe(false);
    for (const rest of [undefined, { times: 2, mostMs: 200 }, { times: 4, mostMs: 200 }])
      await expect(pace.restAfter(60, rest)).resolves.toBe(true);
    expect(rests).toEqual([180, 120, 200]);
  });

  describe('beside work that goes first', () => {
    const first = { times: 2, mostMs: 200, goesFirst: true };

    it('O-09 waits while that is under way and others call, two seconds for each piece at most', async () => {
      await work([10, 10], () => {
        call(5);
        pace.noteFirst();
      });
      // 30 ms of its own, then until half a second has passed since the other was seen.
      expect(rests.slice(0, 11)).toEqual([30, ...Array<number>(10).fill(50)]);
      pace = new WorkPace(clock, (ms) => {
        rests.push(ms);
        clock.advance(ms);
        call(5);
        pace.noteFirst();
        return Promise.resolve();
      });
      rests.length = 0;
      await work([10], () => call(5));
      expect(rests).toEqual([30, ...Array<number>(40).fill(50)]);
    });

    it('O-09 waits two minutes in all at most', async () => {
      pace = new WorkPace(clock, (ms) => {
        clock.advance(ms);
        call(5);
        pace.noteFirst();
        return Promise.resolve();
      });
      const begin = clock.now().getTime();
      await work(Array<number>(100).fill(10), () => call(5));
      expect(clock.now().getTime() - begin).toBe(100 * 40 + 120_000);
    });

    it('O-09 does not wait while nobody calls, nor for work that goes beside it', async () => {
      await work([10], () => pace.noteFirst());
      expect(rests).toEqual([]);
      clock.advance(1_000);
      call(5);
      await pace.restAfter(10, { times: 2, mostMs: 200 });
      rests.length = 0;
      await work([10], () => call(5));
      expect(rests).toEqual([30]);
    });

    it('O-09 a batch of emails that was sent, and an answer between two pieces, are such work', async () => {
      call(5);
      await pace.restAfter(10, first);
      rests.length = 0;
      await work([10], () => call(5));
      expect(rests.length).toBeGreaterThan(1);
      clock.advance(1_000);
      call(5);
      await pace.forAnswer(0).turn();
      rests.length = 0;
      await work([10], () => call(5));
      expect(rests.length).toBeGreaterThan(1);
    });
  });

  it('O-09 lets go of what it reads when the work ends before', async () => {
    let isLetGo = false;
    async function* all(): AsyncGenerator<number> {
      try {
        yield await Promise.resolve(1);
        yield 2;
      } finally {
        isLetGo = true;
      }
    }
    for await (const piece of pace.pieces(all())) if (piece === 1) break;
    expect(isLetGo).toBe(true);
  });

  describe('of work whose answer somebody waits for', () => {
    /** Does pieces that take so long, and calls before each as often as said. */
    async function answer(mostMs: number, pieces: number[], calls: number): Promise<boolean[]> {
      call(calls);
      const work = pace.forAnswer(mostMs);
      const small: boolean[] = [];
      for (const ms of pieces) {
        call(calls);
        small.push(work.inSmallPieces);
        clock.advance(ms);
        await work.turn();
      }
      return small;
    }

    it('O-09 does not rest while nobody calls', async () => {
      await expect(answer(800, [10, 20], 0)).resolves.toEqual([false, false]);
      expect(rests).toEqual([]);
    });

    it('O-09 works in small pieces and rests twice as long as each took, until all rests have taken what they may', async () => {
      await expect(answer(70, [10, 20, 30, 40], 5)).resolves.toEqual([true, true, true, false]);
      expect(rests).toEqual([20, 40, 10]);
    });

    it('O-09 a timer that comes late counts as rest', async () => {
      pace = new WorkPace(clock, () => Promise.resolve(clock.advance(200)));
      await expect(answer(300, [10, 10, 10], 5)).resolves.toEqual([true, true, false]);
    });

    it('O-09 one answer rests at a time, and the next when that one is over', async () => {
      const waiting: (() => void)[] = [];
      pace = new WorkPace(clock, () => new Promise((resolve) => waiting.push(resolve)));
      call(5);
      const [one, other] = [pace.forAnswer(800), pace.forAnswer(800)];
      clock.advance(10);
      const rest = one.turn();
      await other.turn();
      expect(waiting).toHaveLength(1);
      waiting.pop()?.();
      await rest;
      clock.advance(10);
      const next = other.turn();
      expect(waiting).toHaveLength(1);
      waiting.pop()?.();
      await next;
    });
  });
});
