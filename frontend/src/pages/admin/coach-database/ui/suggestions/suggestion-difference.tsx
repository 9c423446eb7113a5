import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useGetStaffSuggestionQuery } from '../../api/coach-database-api';
import type { DifferenceRow, SuggestionDetail } from '../../model/suggestions/suggestion';
import { suggestionWords } from '../../model/suggestions/suggestion-words';
import type { DecideSuggestions } from '../../model/suggestions/use-decide-suggestions';
import { DifferenceItem } from './difference-item';

interface SuggestionDifferenceProps {
  id: string;
  decisions: DecideSuggestions;
  onAcceptAll: (suggestion: SuggestionDetail) => void;
}

/** Everything in which an offered page and the directory differ. */
export function SuggestionDifference({ id, decisions, onAcceptAll }: SuggestionDifferenceProps) {
  const { currentData: suggestion, error, refetch } = useGetStaffSuggestionQuery(id, { refetchOnMountOrArgChange: true });
  if (suggestion === undefined && error !== undefined) {
    return <ErrorState title="The suggestion could not be loaded" error={error} onRetry={() => void refetch()} />;
  }
  if (suggestion === undefined) return <SkeletonList rows={2} rowHeight={90} label="Loading the difference" />;
  return (
    <>
      <Actions suggestion={suggestion} decisions={decisions} onAcceptAll={onAcceptAll} />
      {suggestion.rows.length === 0 && <Typography color="textSecondary">The page says what the directory says.</Typography>}
      <Box component="ul" aria-label={`Difference: ${suggestion.schoolName}`} sx={{ m: 0, p: 0 }}>
        {suggestion.rows.map((row) => (
          <DifferenceItem
            key={row.key}
            row={row}
            deciding={decisions.deciding}
            onDecide={(accept) => void decisions.decide(id, accept, [row])}
          />
        ))}
      </Box>
    </>
  );
}

interface Question {
  accept: boolean;
  rows: DifferenceRow[];
  title: string;
  label: string;
}

function Actions({ suggestion, decisions, onAcceptAll }: Omit<SuggestionDifferenceProps, 'id'> & { suggestion: SuggestionDetail }) {
  const [asked, setAsked] = useState<Question | null>(null);
  const { rows, schoolName, bulkRows, unchanged } = suggestion;
  const gone = rows.filter(({ kind }) => kind === 'gone');

  async function confirm({ accept, rows: chosen }: Question): Promise<void> {
    await decisions.decide(suggestion.id, accept, chosen);
    setAsked(null);
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
      {bulkRows + unchanged > 0 && (
        <Button size="small" variant="contained" disabled={decisions.deciding} onClick={() => onAcceptAll(suggestion)}>
          {bulkRows > 0 ? `Accept all ${bulkRows}` : `Confirm ${unchanged}`}
        </Button>
      )}
      {gone.length > 1 && (
        <Button
          size="small"
          color="error"
          variant="outlined"
          onClick={() => setAsked({ accept: true, rows: gone, title: `Remove ${gone.length} coaches?`, label: 'Remove them' })}
        >
          Remove all {gone.length} who are gone
        </Button>
      )}
      {rows.length > 1 && (
        <Button
          size="small"
          color="inherit"
          onClick={() => setAsked({ accept: false, rows, title: `Reject all ${rows.length} rows?`, label: 'Reject all' })}
        >
          Reject all
        </Button>
      )}
      {asked !== null && (
        <ConfirmDialog
          open
          destructive
          title={asked.title}
          confirmLabel={asked.label}
          pending={decisions.deciding}
          onConfirm={() => void confirm(asked)}
          onClose={() => setAsked(null)}
        >
          {asked.accept
            ? `${schoolName}: ${asked.rows.map(suggestionWords.nameOf).join(', ')}. They disappear for everyone. This cannot be undone.`
            : `${schoolName}: the directory stays as it is. This cannot be undone.`}
        </ConfirmDialog>
      )}
    </Box>
  );
}
