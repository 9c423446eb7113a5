import { RequestWaits } from './request-waits.js';

describe('RequestWaits', () => {
  const waits = new RequestWaits();

  beforeEach(() => waits.reset());

  function quiet(seconds: number): void {
    for (let span = 0; span < seconds * 100; span += 1) waits.add(0);
  }

  it('O-03 is 0 when nothing came too late', () => {
    expect(waits.p99Ms()).toBe(0);
    quiet(60);
    expect(waits.p99Ms()).toBe(0);
  });

  it('O-03 shows one stop of six seconds in a minute', () => {
    quiet(54);
    waits.add(6_000);
    expect(waits.p99Ms()).toBeGreaterThan(5_000);
    expect(waits.p99Ms()).toBeLessThanOrEqual(6_010);
  });

  it('O-03 does not show delays that one request in a thousand meets', () => {
    quiet(60);
    for (let stop = 0; stop < 6; stop += 1) waits.add(20);
    expect(waits.p99Ms()).toBe(0);
  });
});
