import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { deviceTime } from '@/shared/lib/dates';
import { StatusPill } from '@/shared/ui/status-pill';
import { type CoachStanding, freshness } from '../model/freshness';

/** The source of a contact, when it was last confirmed, and a warning before writing. */
export function StandingNote({ standing }: { standing: CoachStanding }) {
  const now = deviceTime();
  const aside = freshness.aside(standing);
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25 }}>
      <Typography variant="caption" component="span" color="textSecondary">
        {freshness.origin(standing)} · {freshness.confirmed(standing, now)}
      </Typography>
      {aside !== null && <StatusPill tone="bad">{aside}</StatusPill>}
      {freshness.isOld(standing, now) && <StatusPill tone="next">check before you write</StatusPill>}
    </Box>
  );
}
