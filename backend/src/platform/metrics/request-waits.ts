import { createHistogram } from 'node:perf_hooks';

/** How often a request is thought to come. */
const EVERY_MS = 10;

/** A computer that slept is not a program that hung. */
const LONGEST_MS = 60_000;

/**
 * How long requests waited for the event loop, as if one came every ten milliseconds. A stop of twenty seconds makes two
 * thousand of them wait; counted as one delay among thousands it would not be in the 99th percentile at all.
 */
export class RequestWaits {
  private readonly histogram = createHistogram();

  /** One span of ten milliseconds that ended so much too late. */
  add(lateMs: number): void {
    const longest = Math.min(LONGEST_MS, Math.round(lateMs));
    // Nanoseconds; a histogram takes no zero.
    this.histogram.record(Math.max(1, longest * 1e6));
    for (let wait = longest - EVERY_MS; wait > 0; wait -= EVERY_MS) this.histogram.record(wait * 1e6);
  }

  /** Whole milliseconds; 0 before the first span. */
  p99Ms(): number {
    return this.histogram.count === 0 ? 0 : Math.round(this.histogram.percentile(99) / 1e6);
  }

  reset(): void {
    this.histogram.reset();
  }
}
