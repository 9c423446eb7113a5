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

function Proposed({ proposed }: Pick<Correction, 'proposed'>) {
  const lines = fields.flatMap(([key, label]) => (proposed[key] === undefined ? [] : [[label, proposed[key]] as const]));
  if (lines.length === 0) return null;
  return (
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
  );
}

/** The two answers. */
function Answers({ id, subject }: { id: Correction['id']; subject: string }) {
  const { deciding, decide } = useDecide(id);
  const button = { size: 'small', disabled: deciding } as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button {...button} variant="contained" aria-label={`Accept: ${subject}`} onClick={() => void decide(true)}>
        Accept
      </Button>
      <Button {...button} color="inherit" variant="outlined" aria-label={`Reject: ${subject}`} onClick={() => void decide(false)}>
        Reject
      </Button>
    </Box>
  );
}

/** One open correction: what was reported, and what accepting it would do. */
export function CorrectionItem({ correction }: { correction: Correction }) {
  const { coachEmail, by, kind, proposed, note, createdAt, id } = correction;
  const { title, effect } = correctionWords(kind);
  const subject = correctionSubject(correction);
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
      <Proposed proposed={proposed} />
      {note !== '' && <Typography sx={{ whiteSpace: 'pre-line' }}>“{note}”</Typography>}
      <Typography variant="body2" color="textSecondary">
        {effect}
      </Typography>
      <Answers id={id} subject={subject} />
    </Card>
  );
}
