import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Injectable } from '@nestjs/common';

import { SizeFigures } from '../../application/ports/size-figures.js';
import { SizeBenchmarks, type SizeBenchmark } from '../../domain/size-benchmarks.js';

const FILE = join(import.meta.dirname, '../../../data/size-percentiles.csv');

/** The file of percentiles that comes with the product, read at the first question. */
@Injectable()
export class DiskSizeFigures extends SizeFigures {
  private benchmarks?: Promise<SizeBenchmarks>;

  read(): Promise<SizeBenchmarks> {
    this.benchmarks ??= readFile(FILE, 'utf8').then((text) => {
      const [, ...lines] = text.trim().split('\n');
      return new SizeBenchmarks(lines.map(toBenchmark));
    });
    return this.benchmarks;
  }
}

/** subdivision,position,class,measure,n,p5,…,p95 */
function toBenchmark(line: string): SizeBenchmark {
  const [subdivision = '', position = '', playerClass = '', measure, players, ...steps] = line.split(',');
  return {
    subdivision,
    position,
    playerClass,
    measure: measure === 'height' ? 'height' : 'weight',
    players: Number(players),
    steps: steps.map(Number),
  };
}
