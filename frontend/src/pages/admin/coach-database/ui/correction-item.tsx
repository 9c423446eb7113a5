import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { momentWords } from '@/shared/lib/dates';
import { StatusPill } from '@/shared/ui/status-pill';
import type { Correction } from '../model/correction';
import { correctionSubject } from '../model/correction-subject';
import { correctionWords } from '../model/correction-words';
import { useDecide } from '../model/use-decide';

const fields = [
  ['name', 'Name'],
  ['title', 'Title'],
  ['email', 'Email'],
  ['phone', 'Phone'],
] as const;

/** One open correction: what is said, what accepting would do, and the two answers. */
export function CorrectionItem({ correction }: { correction: Correction }) {
  const { coachEmail, by, kind, proposed, note, createdAt, id } = correction;
  const { deciding, decide } = useDecide(id);
  const { title, effect } = correctionWords(kind);
  const subject = correctionSubject(correction);
  const lines = fields.flatMap(([key, label]) => (proposed[key] === undefined ? [] : [[label, proposed[key]] as const]));
  return (
    <Card component="li" aria-label={subject} sx={{ display: 'grid', gap: 1, p: 2, listStyle: 'none', overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 640 }}>
          {subject}
        </Typography>
        <StatusPill tone="next">{title}</StatusPill>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {by === null ? 'An email bounced' : `From ${by}`} · <time dateTime={createdAt}>{momentWords(createdAt)}</time>
        {coachEmail !== null && <> · current address {coachEmail}</>}
      </Typography>
      {lines.length > 0 && (
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '80px minmax(0, 1fr)', rowGap: 0.25 }}>
          {lines.map(([label, value]) => (
            <Box key={label} sx={{ display: 'contents' }}>
              <Typography component="dt" color="textSecondary">
                {label}
              </Typography>
              <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {note !== '' && <Typography sx={{ whiteSpace: 'pre-line' }}>“{note}”</Typography>}
      <Typography variant="body2" color="textSecondary">
        {effect}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="contained" disabled={deciding} aria-label={`Accept: ${subject}`} onClick={() => void decide(true)}>
          Accept
        </Button>
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          disabled={deciding}
          aria-label={`Reject: ${subject}`}
          onClick={() => void decide(false)}
        >
          Reject
        </Button>
      </Box>
    </Card>
  );
}
