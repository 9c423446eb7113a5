import { Injectable } from '@nestjs/common';

import { BundledFiles } from '../../directory/index.js';
import { findTown } from '../domain/places/find-town.js';
import type { Place } from '../domain/places/miles-between.js';
import { readSizeBenchmarks } from '../domain/read-size-benchmarks.js';
import type { SizeBenchmarks } from '../domain/size-benchmarks.js';

/**
 * The towns of the United States and the sizes of rostered players, as they come with the product; read at the first question.
 * The towns stay one text in memory: a search through it takes well under a millisecond, a table of its 34,000 lines ten times
 * the memory.
 */
@Injectable()
export class FitTables {
  private towns?: Promise<string>;
  private benchmarks?: Promise<SizeBenchmarks>;

  constructor(private readonly files: BundledFiles) {}

  /** `state` is a two-letter code. Null when the table has no such town. */
  async town(city: string, state: string): Promise<Place | null> {
    this.towns ??= this.files.read('towns.csv').then(textOf);
    return findTown(await this.towns, city, state);
  }

  /** Percentiles of rostered players. */
  sizes(): Promise<SizeBenchmarks> {
    this.benchmarks ??= this.files.read('size-percentiles.csv').then(textOf).then(readSizeBenchmarks);
    return this.benchmarks;
  }
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
