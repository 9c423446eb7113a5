import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import CheckCircle from '@mui/icons-material/CheckCircleOutlineRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Operations } from '@/shared/api';
import { AppLink } from '@/shared/ui/app-link';
import { SectionCard } from '@/shared/ui/section-card';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useGetPlatformMailQuery, useGetUpkeepQuery } from '../api/operations-api';
import { type Problem, problemsOf } from '../model/problems';

/** The problems, each with a link to its part; shown before everything else. */
export function ProblemsCard({ operations }: { operations: Operations | undefined }) {
  const mail = useGetPlatformMailQuery();
  const upkeep = useGetUpkeepQuery();
  if (operations === undefined || mail.isLoading || upkeep.isLoading) {
    return <SkeletonList rows={1} rowHeight={84} label="Looking for problems" />;
  }
  const problems = problemsOf({ operations, mail: mail.data, upkeep: upkeep.data });
  return (
    <SectionCard title="What needs you">
      {problems.length === 0 ? (
        <Typography sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <CheckCircle aria-hidden sx={{ color: 'primary.main' }} />
          Everything runs as it should.
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {problems.map((problem) => (
            <ProblemLine key={problem.words} problem={problem} />
          ))}
        </Box>
      )}
    </SectionCard>
  );
}

function ProblemLine({ problem: { part, words } }: { problem: Problem }) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <ErrorOutline aria-hidden sx={{ color: 'warning.main' }} />
      <AppLink to={`#${part}`} sx={{ py: 1, color: 'text.primary', fontWeight: 600 }}>
        {words}
      </AppLink>
    </Box>
  );
}
