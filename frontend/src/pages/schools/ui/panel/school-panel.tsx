import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { School } from '@/entities/school';
import { CoachPanel } from './coach-panel';
import { TimelinePanel } from './timeline/timeline-panel';
import { TrackingNotes } from '../tracking/tracking-notes';

interface SchoolPanelProps {
  school: School;
}

/** Everything about a school below its row: coaches beside what the athlete keeps, and what happened. */
export function SchoolPanel({ school }: SchoolPanelProps) {
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1.35fr) minmax(300px, 1fr)', pt: 2 }}>
      <Box component="section" aria-label="Coaches">
        <Typography variant="h3" sx={{ mb: 0.5 }}>
          Coaches
        </Typography>
        <CoachPanel school={school} />
      </Box>
      <div>
        <Box component="section" aria-label="Your notes">
          <TrackingNotes school={school} />
        </Box>
        <Box component="section" aria-label="Timeline" sx={{ mt: 2 }}>
          <Typography variant="h3" sx={{ mb: 1.5 }}>
            Timeline
          </Typography>
          <TimelinePanel school={school} />
        </Box>
      </div>
    </Box>
  );
}
