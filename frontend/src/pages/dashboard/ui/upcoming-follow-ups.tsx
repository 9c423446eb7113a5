import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetUpcomingFollowUpsQuery } from '@/entities/campaign';
import { deviceTime } from '@/shared/lib/dates';
import type { UpcomingFollowUpDto } from '@/shared/api';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { SectionCard } from '@/shared/ui/section-card';
import { upcomingTitle } from '../model/upcoming-title';

function Row({ entry }: { entry: UpcomingFollowUpDto }) {
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, py: 1, listStyle: 'none' }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 640 }}>{upcomingTitle(entry, deviceTime())}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {entry.campaignName}
        </Typography>
      </Box>
      <LinkButton to={`${paths.campaigns}?campaign=${entry.campaignId}`} variant="outlined" color="inherit">
        Edit, skip or stop
      </LinkButton>
    </Box>
  );
}

/** Follow-ups that leave within two days, and those that wait for the athlete; nothing when there are none. */
export function UpcomingFollowUps() {
  const { data } = useGetUpcomingFollowUpsQuery();
  if (data === undefined || data.length === 0) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <SectionCard title="Follow-ups">
        <Box component="ul" sx={{ m: 0, p: 0 }}>
          {data.map((entry) => (
            <Row key={`${entry.campaignId} ${entry.step} ${entry.held ?? ''}`} entry={entry} />
          ))}
        </Box>
      </SectionCard>
    </Box>
  );
}
