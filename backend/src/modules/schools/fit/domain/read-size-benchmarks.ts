import { SizeBenchmarks, type SizeBenchmark } from './size-benchmarks.js';

/** Returns the percentiles of a table with a header and lines of subdivision,position,class,measure,n,p5,…,p95. */
export function readSizeBenchmarks(table: string): SizeBenchmarks {
  const [, ...lines] = table.trim().split('\n');
  return new SizeBenchmarks(lines.map(toBenchmark));
}

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
