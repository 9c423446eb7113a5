import Groups from '@mui/icons-material/GroupsOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { School } from '@/entities/school';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useGetRosterQuery } from '../../api/fit-api';
import type { FitNeed } from '../../model/fit-analysis';
import { rosterGroups } from '../../model/roster-groups';
import { PasteRosterButton } from '../paste/paste-roster-button';
import { RosterGroupCard } from './roster-group-card';

interface RosterTabProps {
  school: School;
  needs: readonly FitNeed[];
}

/** The newest roster, by position. */
export function RosterTab({ school, needs }: RosterTabProps) {
  const { data: players, error, refetch } = useGetRosterQuery(school.id);
  if (!players && error) {
    return <ErrorState title="The roster could not be loaded" error={error} onRetry={() => void refetch()} />;
  }
  if (!players) return <SkeletonList rows={4} rowHeight={160} label="Loading the roster" />;
  const [first] = players;
  if (!first) {
    return (
      <Card>
        <EmptyState icon={<Groups />} title="No roster yet" action={<PasteRosterButton schoolName={school.name} state={school.state} />}>
          No roster of {school.name} is loaded, so we don’t guess. An admin can import one from a file.
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Typography color="textSecondary" sx={{ flex: '1 1 280px' }}>
          {players.length} players of the {first.season} season. A starter is shown only where the roster says so.
        </Typography>
        <PasteRosterButton schoolName={school.name} state={school.state} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {rosterGroups(players).map((group) => (
          <RosterGroupCard key={group.position} group={group} need={needs.find(({ position }) => position === group.position)} />
        ))}
      </Box>
    </>
  );
}
