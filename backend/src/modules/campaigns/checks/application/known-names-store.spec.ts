import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { WorkPace } from '../../../../shared-kernel/work-pace.js';
import type { NameSource } from '../queries/name-source.query.js';
import { MemoryNameSource } from '../testing/memory-name-source.js';
import { textWords } from '../domain/text-words.js';
import { KnownNamesStore } from './known-names-store.js';

/** Each page takes so long to read. */
const PAGE_MS = 10;

class SlowNames extends MemoryNameSource {
  readonly pages: number[] = [];

  constructor(
    private readonly clock: FixedClock,
    private readonly whileReading: () => void,
  ) {
    super();
  }

  override coaches(after: number, limit: number) {
    this.pages.push(limit);
    this.clock.advance(PAGE_MS);
    this.whileReading();
    return super.coaches(after, limit);
  }
}

describe('the names of a version of the directory', () => {
  let clock: FixedClock;
  let rests: number[];
  let source: SlowNames;
  let store: KnownNamesStore;

  const open = (callsOfOthers: number) => {
    clock = new FixedClock();
    rests = [];
    const pace = new WorkPace(clock, (ms) => {
      rests.push(ms);
      clock.advance(ms);
      return Promise.resolve();
    });
    const others = () => {
      for (let calls = 0; calls < callsOfOthers; calls += 1) pace.noteCall();
    };
    others();
    source = new SlowNames(clock, others);
    source.all.coaches = Array.from({ length: 6_000 }, (_, at) => ({ firstName: 'Casey', lastName: `Sample ${at}`, schoolId: at + 1 }));
    store = new KnownNamesStore(source as unknown as NameSource, pace);
  };

  const finds = async (name: string) => (await store.present()).find(textWords(name)).flatMap(({ values }) => values);

  it('O-09 are read at full speed while nobody calls', async () => {
    open(0);
    expect(await finds('Casey Sample 5999')).toEqual([{ is: 'coach', schoolId: 6_000 }]);
    expect([source.pages, rests]).toEqual([[5_000, 5_000, 5_000], []]);
  });

  it('O-09 are read in small pages with rests while others call, 300 ms of rest at most', async () => {
    open(5);
    expect(await finds('Casey Sample 5999')).toEqual([{ is: 'coach', schoolId: 6_000 }]);
    expect(new Set(source.pages)).toEqual(new Set([1_000]));
    expect(rests.slice(0, 2)).toEqual([20, 20]);
    expect(rests.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(300);
  });

  it('C-15 are read once for a version, also for those who ask at the same time, and anew for the next one', async () => {
    open(0);
    await Promise.all([store.present(), store.present()]);
    await store.present();
    expect(source.reads).toBe(1);
    source.changes += 1;
    await store.present();
    expect(source.reads).toBe(2);
  });
});
