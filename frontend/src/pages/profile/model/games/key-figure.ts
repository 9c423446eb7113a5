import { isPosition, type PositionCode } from '@/entities/athlete';
import type { GameFigureDto } from '@/shared/api';

/** null: no figure is more important than the others. */
const byPosition: Record<PositionCode, string | null> = {
  QB: 'passingYards',
  RB: 'rushingYards',
  FB: 'rushingYards',
  WR: 'receivingYards',
  TE: 'receivingYards',
  OL: null,
  DL: 'tackles',
  EDGE: 'tackles',
  NT: 'tackles',
  LB: 'tackles',
  DB: 'tackles',
  CB: 'tackles',
  S: 'tackles',
  K: 'fieldGoalsMade',
  P: 'yardsPerPunt',
  LS: null,
  ATH: null,
};

/** The most important of the known figures for this position; undefined when none is known. */
export function keyFigure(known: readonly GameFigureDto[], position: string | null): GameFigureDto | undefined {
  const own = isPosition(position) ? byPosition[position] : null;
  return known.find(({ key }) => key === own) ?? known[0];
}
