import type { SizeBenchmarks } from '../../domain/size-benchmarks.js';

/** Percentiles of rostered players, as they come with the product. */
export abstract class SizeFigures {
  abstract read(): Promise<SizeBenchmarks>;
}
