import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GameFigureDto, MaxPrepsImportDto } from '@/shared/api';
import { dayWords } from '@/shared/lib/dates';
import { RecordedLine } from '../stats/recorded-line';

interface ImportSummaryProps {
  result: MaxPrepsImportDto;
  figures: readonly GameFigureDto[];
}

const outcomes = { added: 'New', updated: 'Updated', unchanged: 'Unchanged' } as const;
const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1, maxHeight: 240, overflowY: 'auto' } as const;

/** The games that an import brought, and what the athlete should know about them. */
export function ImportSummary({ result: { games, notes }, figures }: ImportSummaryProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box component="ul" aria-label="Games of this import" tabIndex={0} sx={list}>
        {games.map(({ opponent, date, outcome, stats }) => (
          <Box component="li" key={`${date} ${opponent}`}>
            <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {outcomes[outcome]}: {dayWords(date)} vs. {opponent}
            </Typography>
            <RecordedLine figures={figures} stats={stats} />
          </Box>
        ))}
      </Box>
      {notes.length > 0 && (
        <Box component="ul" aria-label="Notes on this import" sx={{ m: 0, pl: 2.5 }}>
          {notes.map((note, at) => (
            <Typography component="li" variant="body2" key={at} sx={{ overflowWrap: 'anywhere' }}>
              {note}
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  );
}
