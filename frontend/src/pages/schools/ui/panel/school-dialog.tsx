import { useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { School } from '@/entities/school';
import { AppLink } from '@/shared/ui/app-link';
import { paths } from '@/shared/routes';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { schoolWords } from '../../model/school-words';
import type { SchoolSection } from '../../model/panel/school-section';
import type { Track } from '../../model/tracking/track';
import { CoachPanel } from './coach-panel';
import { DivisionPill } from '../division-pill';
import { TimelinePanel } from './timeline/timeline-panel';
import { FlagToggles } from '../tracking/flag-toggles';
import { LeadSelect } from '../tracking/lead-select';
import { TrackingNotes } from '../tracking/tracking-notes';

interface SchoolDialogProps {
  school: School;
  /** What is shown first. */
  start: SchoolSection;
  onTrack: Track;
  onClose: () => void;
}

/** Everything about a school over the cards of a phone or the board. */
export function SchoolDialog({ school, start, onTrack, onClose }: SchoolDialogProps) {
  return (
    <ResponsiveDialog open title={school.name} onClose={onClose}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <DivisionPill school={school} />
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1, minWidth: 160 }}>
          {[schoolWords.location(school), school.conference].filter(Boolean).join(' · ')}
        </Typography>
        <AppLink to={paths.fitOf(school.id)} variant="body2" sx={{ fontWeight: 640 }}>
          View Fit
        </AppLink>
      </Box>
      <Sections key={school.id} school={school} start={start} onTrack={onTrack} />
    </ResponsiveDialog>
  );
}

function Sections({ school, start, onTrack }: { school: School; start: SchoolSection; onTrack: Track }) {
  const [section, setSection] = useState(start);
  return (
    <>
      <Tabs
        value={section}
        onChange={(_event, next: SchoolSection) => setSection(next)}
        variant="fullWidth"
        aria-label={`About ${school.name}`}
        sx={{ mb: 2, borderBottom: '1px solid', borderColor: 'divider', '& .MuiTab-root': { minWidth: 0, px: 1, whiteSpace: 'nowrap' } }}
      >
        <Tab value="tracking" label="Tracking" id="school-tab-tracking" aria-controls="school-section" />
        <Tab value="coaches" label={`Coaches ${school.coaches.length || ''}`} id="school-tab-coaches" aria-controls="school-section" />
        <Tab value="timeline" label="Timeline" id="school-tab-timeline" aria-controls="school-section" />
      </Tabs>
      <Box role="tabpanel" id="school-section" aria-labelledby={`school-tab-${section}`} sx={{ minHeight: 280 }}>
        {section === 'tracking' && (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <FlagToggles roomy school={school} onTrack={onTrack} />
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
              <Typography component="span" variant="body2" aria-hidden sx={{ fontWeight: 600 }}>
                Lead level
              </Typography>
              <LeadSelect school={school} onTrack={onTrack} />
            </Box>
            <TrackingNotes school={school} />
          </Box>
        )}
        {section === 'coaches' && <CoachPanel school={school} />}
        {section === 'timeline' && <TimelinePanel school={school} />}
      </Box>
    </>
  );
}
