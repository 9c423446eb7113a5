import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { User } from '@/entities/athlete';
import { useFocusKept } from '@/shared/ui/responsive-dialog';
import { SectionCard } from '@/shared/ui/section-card';
import { StatusPill } from '@/shared/ui/status-pill';
import { useFillField } from '../model/fill-field-context';

interface StatusCardProps {
  user: User;
}

/** How complete the profile is, and buttons to add what is missing. */
export function StatusCard({ user: { profileScore } }: StatusCardProps) {
  const { score, missing } = profileScore;
  const complete = missing.length === 0;
  return (
    <SectionCard
      title="Profile Status"
      aside={<StatusPill tone={complete ? 'good' : 'next'}>{complete ? 'Complete' : `Score ${score}`}</StatusPill>}
    >
      <LinearProgress
        variant="determinate"
        value={score}
        aria-label={`Profile score: ${score} of 100`}
        aria-valuetext={`${score} of 100`}
        sx={{ my: 1 }}
      />
      <Typography color="textSecondary">
        {complete ? 'Your profile has everything that coaches look for first.' : 'Coaches look for these. Each one raises your score.'}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, mt: 1, mb: 0 }}>
        {missing.map((one) => (
          <MissingField key={one.field} missing={one} />
        ))}
      </Box>
    </SectionCard>
  );
}

function MissingField({ missing: { field, label, weight } }: { missing: User['profileScore']['missing'][number] }) {
  const fill = useFillField();
  // The row is removed once the field is filled in, together with the focused button.
  useFocusKept(true);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}>
      <Box component="span" sx={{ flex: 1 }}>
        {label}
      </Box>
      <Typography component="span" variant="body2" color="textSecondary">
        +{weight}
      </Typography>
      <Button size="small" aria-label={`Add: ${label}`} onClick={() => fill(field)} sx={{ minHeight: { xs: 44, md: 34 } }}>
        Add
      </Button>
    </Box>
  );
}
