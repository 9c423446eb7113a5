import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { dayWords } from '@/shared/lib/dates';
import { StatusPill } from '@/shared/ui/status-pill';
import type { SuggestionDetail, SuggestionSummary } from '../../model/suggestions/suggestion';
import { suggestionWords } from '../../model/suggestions/suggestion-words';
import type { DecideSuggestions } from '../../model/suggestions/use-decide-suggestions';
import { SuggestionDifference } from './suggestion-difference';

interface SuggestionItemProps {
  suggestion: SuggestionSummary;
  open: boolean;
  ticked: boolean;
  decisions: DecideSuggestions;
  onToggle: () => void;
  onTick: (ticked: boolean) => void;
  onAcceptAll: (suggestion: SuggestionDetail) => void;
}

/** One school with an offered page: numbers, the page, and the difference when it is expanded. */
export function SuggestionItem({ suggestion, open, ticked, decisions, onToggle, onTick, onAcceptAll }: SuggestionItemProps) {
  const { id, schoolName, division, state, pageUrl, offeredAt, outsideRows } = suggestion;
  return (
    <Card component="li" aria-label={schoolName} sx={{ listStyle: 'none', p: 1.5, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
        <Checkbox checked={ticked} onChange={(_, now) => onTick(now)} slotProps={{ input: { 'aria-label': `Choose ${schoolName}` } }} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Button data-list-key color="inherit" aria-expanded={open} onClick={onToggle} sx={{ fontWeight: 640, textAlign: 'left', ml: -1 }}>
            {schoolName} · {division} · {state}
          </Button>
          <Typography variant="body2" color="textSecondary">
            {suggestionWords.counts(suggestion)} · offered <time dateTime={offeredAt}>{dayWords(offeredAt)}</time>
          </Typography>
          {pageUrl === null ? (
            <Typography variant="body2">No source page given</Typography>
          ) : (
            <Link href={pageUrl} target="_blank" rel="noopener noreferrer" variant="body2">
              Source page: {pageUrl}
            </Link>
          )}
          {outsideRows > 0 && (
            <Box sx={{ mt: 0.5 }}>
              <StatusPill tone="bad">{outsideRows} outside the school’s domains</StatusPill>
            </Box>
          )}
        </Box>
      </Box>
      {open && (
        <Box sx={{ mt: 1.5, px: { xs: 0, sm: 1 } }}>
          <SuggestionDifference id={id} decisions={decisions} onAcceptAll={onAcceptAll} />
        </Box>
      )}
    </Card>
  );
}
