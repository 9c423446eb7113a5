import { type ComponentType, lazy, Suspense, useState } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { GameSummaryDto } from '@/shared/api';
import { LabeledSelect } from '@/shared/ui/labeled-select';
import { SectionCard } from '@/shared/ui/section-card';
import { chartPoints } from '../../model/games/chart-points';
import { figureText } from '../../model/games/figure-text';
import { keyFigure } from '../../model/games/key-figure';
import { knownFigures } from '../../model/games/known-figures';
import type { SeasonChartProps } from './season-chart';
import { SeasonTable } from './season-table';

interface SeasonChartCardProps {
  summary: GameSummaryDto;
  position: string | null;
}

const height = 240;

/** If the chart cannot be loaded, the table beside it still shows the values. */
const SeasonChart = lazy(async (): Promise<{ default: ComponentType<SeasonChartProps> }> => {
  const drawing = await import('./season-chart').catch(() => null);
  return { default: drawing?.SeasonChart ?? (() => null) };
});

/** One figure over the seasons, as bars and as a table. */
export function SeasonChartCard({ summary: { figures, seasons, career }, position }: SeasonChartCardProps) {
  const known = knownFigures(figures, career);
  const [chosen, choose] = useState<string | null>(null);
  const figure = known.find(({ key }) => key === chosen) ?? keyFigure(known, position);
  if (figure === undefined) return null;
  const points = chartPoints(seasons, figure);
  const format = (value: number | null) => figureText(figure.kind, value);
  const options = known.map(({ key, label }) => ({ value: key, label }));
  return (
    <SectionCard title="Season by Season">
      <LabeledSelect label="Stat" value={figure.key} options={options} onChange={choose} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 1.5,
          alignItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 180px' },
        }}
      >
        <Box aria-hidden sx={{ minHeight: height, minWidth: 0 }}>
          <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
            <SeasonChart label={figure.label} points={points} height={height} format={format} />
          </Suspense>
        </Box>
        <SeasonTable label={figure.label} points={points} format={format} />
      </Box>
    </SectionCard>
  );
}
