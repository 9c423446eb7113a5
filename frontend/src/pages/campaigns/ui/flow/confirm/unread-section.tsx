import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Recipient } from '@/entities/campaign';
import { countOf } from '@/shared/lib/figures';

interface UnreadSectionProps {
  chosen: readonly Recipient[];
  /** Coaches whose email was on the screen. */
  read: ReadonlySet<number>;
  onReview: () => void;
}

const named = 10;

/** The emails that were not looked at yet; renders nothing when all were. */
export function UnreadSection({ chosen, read, onReview }: UnreadSectionProps) {
  const unread = chosen.filter(({ coachId }) => !read.has(coachId));
  if (unread.length === 0) return null;
  const all = countOf(chosen.length, 'email');
  return (
    <section aria-label="Not looked at yet">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h3">
          {unread.length === chosen.length
            ? `You have not looked at ${chosen.length === 1 ? 'this email' : `these ${all}`} yet`
            : `${unread.length} of ${all} not looked at yet`}
        </Typography>
        <Button size="small" variant="outlined" color="inherit" onClick={onReview}>
          Look at them
        </Button>
      </Box>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, color: 'text.secondary' }}>
        {unread.slice(0, named).map(({ coachId, coachName, schoolName }) => (
          <li key={coachId}>
            {coachName}, {schoolName}
          </li>
        ))}
        {unread.length > named && <li>and {unread.length - named} more</li>}
      </Box>
    </section>
  );
}
