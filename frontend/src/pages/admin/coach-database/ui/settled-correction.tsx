import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { momentWords } from '@/shared/lib/dates';
import { StatusPill } from '@/shared/ui/status-pill';
import type { Correction } from '../model/correction';
import { correctionSubject } from '../model/correction-subject';
import { correctionWords } from '../model/correction-words';

/** One correction that was accepted or rejected. */
export function SettledCorrection({ correction }: { correction: Correction }) {
  const { kind, status, by, decidedAt, note } = correction;
  return (
    <Box component="li" sx={{ listStyle: 'none', py: 1.25, overflowWrap: 'anywhere', '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="span" sx={{ fontWeight: 640 }}>
          {correctionSubject(correction)}
        </Typography>
        <StatusPill tone={status === 'accepted' ? 'good' : 'neutral'}>{status}</StatusPill>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {correctionWords(kind).title} · {by === null ? 'an email bounced' : `from ${by}`}
        {decidedAt !== null && (
          <>
            {' · decided '}
            <time dateTime={decidedAt}>{momentWords(decidedAt)}</time>
          </>
        )}
      </Typography>
      {note !== '' && <Typography variant="body2">“{note}”</Typography>}
    </Box>
  );
}
