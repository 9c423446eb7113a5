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
  const [asked, setAsked] = useState<Question | null>(null);
  const { currentData: suggestion, error, refetch } = useGetStaffSuggestionQuery(id, { refetchOnMountOrArgChange: true });
  if (suggestion === undefined && error !== undefined) {
    return <ErrorState title="The suggestion could not be loaded" error={error} onRetry={() => void refetch()} />;
  }
  if (suggestion === undefined) return <SkeletonList rows={2} rowHeight={90} label="Loading the difference" />;
  return (
    <>
      <Actions suggestion={suggestion} decisions={decisions} onAcceptAll={onAcceptAll} onAsk={setAsked} />
      {suggestion.rows.length === 0 && <Typography color="textSecondary">The page matches the directory.</Typography>}
      <Box component="ul" aria-label={`Difference: ${suggestion.schoolName}`} sx={{ m: 0, p: 0 }}>
        {suggestion.rows.map((row) => (
          <DifferenceItem
            key={row.key}
            row={row}
            deciding={decisions.deciding}
            onAccept={() => setAsked(acceptance(row))}
            onReject={() => void decisions.decide(id, false, [row])}
          />
        ))}
      </Box>
      {asked !== null && <Confirmation asked={asked} suggestion={suggestion} decisions={decisions} onClose={() => setAsked(null)} />}
    </>
  );
}

interface Question {
  accept: boolean;
  rows: DifferenceRow[];
  title: string;
  label: string;
}

function acceptance(row: DifferenceRow): Question {
  const [title, label] = row.kind === 'gone' ? ['Remove this coach?', 'Remove'] : ['Accept this coach?', 'Accept'];
  return { accept: true, rows: [row], title, label };
}

interface ConfirmationProps {
  asked: Question;
  suggestion: SuggestionDetail;
  decisions: DecideSuggestions;
  onClose: () => void;
}

function Confirmation({ asked, suggestion: { id, schoolName }, decisions, onClose }: ConfirmationProps) {
  async function confirm(): Promise<void> {
    await decisions.decide(id, asked.accept, asked.rows);
    onClose();
  }
  return (
    <ConfirmDialog
      open
      destructive={!asked.accept || asked.rows.some(({ kind }) => kind === 'gone')}
      title={asked.title}
      confirmLabel={asked.label}
      pending={decisions.deciding}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {asked.accept
        ? suggestionWords.accepting(schoolName, asked.rows)
        : `${schoolName}: the directory stays as it is. This cannot be undone.`}
    </ConfirmDialog>
  );
}

interface ActionsProps {
  suggestion: SuggestionDetail;
  decisions: DecideSuggestions;
  onAcceptAll: (suggestion: SuggestionDetail) => void;
  onAsk: (question: Question) => void;
}

function Actions({ suggestion, decisions, onAcceptAll, onAsk }: ActionsProps) {
  const { rows, bulkRows, unchanged } = suggestion;
  const gone = rows.filter(({ kind }) => kind === 'gone');

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
          onClick={() => onAsk({ accept: true, rows: gone, title: `Remove ${gone.length} coaches?`, label: 'Remove them' })}
        >
          Remove all {gone.length} who are gone
        </Button>
      )}
      {rows.length > 1 && (
        <Button
          size="small"
          color="inherit"
          onClick={() => onAsk({ accept: false, rows, title: `Reject all ${rows.length} rows?`, label: 'Reject all' })}
        >
          Reject all
        </Button>
      )}
    </Box>
  );
}
