import Box from '@mui/material/Box';
import type { AdminHome } from '@/shared/api';
import { countText } from '@/shared/lib/figures';
import { StatCard } from '@/shared/ui/stat-card';

/** The figures an admin looks at first. Coverage is rounded down, so that 100% means every school. */
export function AdminFigures({ home: { directory, server } }: { home: AdminHome }) {
  const { correctionsWaiting, schools, schoolsWithCoachEmail } = directory;
  const coverage = schools === 0 ? '–' : `${Math.floor((schoolsWithCoachEmail / schools) * 100)}%`;
  return (
    <Box
      component="section"
      aria-label="At a glance"
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      <StatCard label="Corrections waiting" value={countText(correctionsWaiting)} />
      <StatCard
        label="Directory coverage"
        value={coverage}
        detail={`${countText(schoolsWithCoachEmail)} of ${countText(schools)} schools have a coach email`}
      />
      <StatCard label="Failed jobs" value={countText(server.failedJobs)} />
      <StatCard label="Emails waiting" value={countText(server.queued)} />
    </Box>
  );
}
