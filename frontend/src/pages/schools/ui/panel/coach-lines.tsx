import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Coach, StandingNote } from '@/entities/school';
import { StatusPill } from '@/shared/ui/status-pill';
import { StaffPageNote } from './staff-page-note';
import { CoachReach } from './coach-reach';

/** Who a coach is and how to reach them. */
export function CoachLines({ coach }: { coach: Coach }) {
  const codes = coach.position.split(',').filter((code) => code !== '' && code !== 'HC');
  return (
    <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
      <div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
          <Typography component="span" sx={{ fontWeight: 640, mr: 0.25 }}>
            {coach.name}
          </Typography>
          {coach.isHeadCoach && <StatusPill tone="good">Head Coach</StatusPill>}
          {codes.map((code) => (
            <StatusPill key={code}>{code}</StatusPill>
          ))}
          {coach.addedByYou && <StatusPill tone="info">Added by you</StatusPill>}
          {coach.isExample && <StatusPill tone="next">Example</StatusPill>}
        </Box>
        {coach.title !== '' && (
          <Typography variant="body2" color="textSecondary">
            {coach.title}
          </Typography>
        )}
      </div>
      <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
        <CoachReach coach={coach} />
        {coach.staffPage !== null && <StaffPageNote page={coach.staffPage} />}
        <StandingNote standing={coach} />
      </Typography>
    </Box>
  );
}
