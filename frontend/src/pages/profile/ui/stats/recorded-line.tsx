import { Fragment } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GameFigureDto } from '@/shared/api';
import { recordedFigures } from '../../model/games/recorded-figures';

interface RecordedLineProps {
  figures: readonly GameFigureDto[];
  stats: Readonly<Record<string, number>>;
}

/** "Completions 18 · Attempts 27": a line breaks between two figures, never within one. */
export function RecordedLine({ figures, stats }: RecordedLineProps) {
  const recorded = recordedFigures(figures, stats);
  return (
    <Typography variant="body2">
      {recorded.length === 0 && 'No stats recorded'}
      {recorded.map((figure, at) => (
        <Fragment key={figure}>
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {figure}
            {at < recorded.length - 1 && ' ·'}
          </Box>{' '}
        </Fragment>
      ))}
    </Typography>
  );
}
