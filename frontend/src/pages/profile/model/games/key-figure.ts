import type { GameFigureDto } from '@/shared/api';

const byPosition: Record<string, string> = {
  QB: 'passingYards',
  RB: 'rushingYards',
  WR: 'receivingYards',
  TE: 'receivingYards',
  DL: 'tackles',
  LB: 'tackles',
  DB: 'tackles',
  K: 'fieldGoalsMade',
  P: 'yardsPerPunt',
};

/** Which of the known figures says most of an athlete of this position; undefined when nothing is known. */
export function keyFigure(known: readonly GameFigureDto[], position: string | null): GameFigureDto | undefined {
  return known.find(({ key }) => key === byPosition[position ?? '']) ?? known[0];
}
