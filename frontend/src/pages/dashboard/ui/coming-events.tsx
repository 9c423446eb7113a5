import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { deviceTime } from '@/shared/lib/dates';
import type { HomeDto } from '@/shared/api';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { SectionCard } from '@/shared/ui/section-card';
import { comingDay, comingTitle } from '../model/coming-title';

type Coming = HomeDto['comingEvents'];

function Row({ event }: { event: Coming[number] }) {
  const title = comingTitle(event, deviceTime());
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, py: 1, listStyle: 'none' }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 640, overflowWrap: 'anywhere' }}>{title}</Typography>
        <Typography variant="body2" color="textSecondary">
          {comingDay(event.at)}
        </Typography>
      </Box>
      <LinkButton
        to={`${paths.schools}?q=${encodeURIComponent(event.schoolName)}`}
        variant="outlined"
        color="inherit"
        aria-label={`Open school: ${title}`}
      >
        Open school
      </LinkButton>
    </Box>
  );
}

/** Planned visits and camps, the next one first; renders nothing when none is planned. */
export function ComingEvents({ events }: { events: Coming }) {
  if (events.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <SectionCard title="Coming up">
        <Box component="ul" sx={{ m: 0, p: 0 }}>
          {events.map((event) => (
            <Row key={event.id} event={event} />
          ))}
        </Box>
      </SectionCard>
    </Box>
  );
}
