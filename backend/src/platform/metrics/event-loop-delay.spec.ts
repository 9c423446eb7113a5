import type { Log } from '../logging/log.js';
import { EventLoopDelay } from './event-loop-delay.js';
import { Metrics } from './metrics.js';

describe('how long a process blocked requests', () => {
  let metrics: Metrics;
  let delay: EventLoopDelay;
  let now: number;

  beforeEach(() => {
    now = 0;
    jest.useFakeTimers({ doNotFake: ['performance'] });
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    metrics = new Metrics({} as Log);
    delay = new EventLoopDelay(metrics);
    delay.onModuleInit();
  });

  afterEach(() => {
    delay.onModuleDestroy();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  /** The loop comes round after so long, where ten milliseconds were asked for. */
  function comeRound(afterMs: number): void {
    now += afterMs;
    jest.advanceTimersByTime(10);
  }

  const minutes = (count: number) => jest.advanceTimersByTime(count * 60_000);

  it('O-02 is told in seconds', async () => {
    comeRound(10);
    comeRound(410);
    expect(delay.p99Ms()).toBeGreaterThanOrEqual(380);
    const told = /^recruit_eventloop_delay_p99_seconds (.+)$/m.exec(await metrics.text())?.[1];
    expect(Number(told)).toBe(delay.p99Ms() / 1000);
  });

  it('O-02 the worst of the last five minutes counts, and is forgotten then', () => {
    comeRound(410);
    now += 60_000;
    minutes(1);
    const worst = delay.p99Ms();
    expect(worst).toBeGreaterThanOrEqual(380);
    for (let minute = 0; minute < 5; minute += 1) {
      for (let span = 0; span < 6_000; span += 1) comeRound(10);
    }
    expect(delay.p99Ms()).toBe(0);
  });
});
