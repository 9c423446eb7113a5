import Compare from '@mui/icons-material/CompareArrowsOutlined';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { EmptyState } from '@/shared/ui/empty-state';
import { SectionCard } from '@/shared/ui/section-card';
import type { FitComparison } from '../../model/fit-analysis';
import { PlayerTable } from '../player-table';

interface ComparisonTabProps {
  comparison: FitComparison;
  schoolName: string;
}

/** The athlete beside two players of the roster. */
export function ComparisonTab({ comparison, schoolName }: ComparisonTabProps) {
  const { status, position, players, assessment } = comparison;
  if (status !== 'ready') {
    const isAsking = status === 'no_position';
    return (
      <Card>
        <EmptyState
          icon={<Compare />}
          title={isAsking ? 'Which position do you play?' : 'No players to compare with'}
          action={
            isAsking && (
              <LinkButton to={paths.profile} variant="contained">
                Update Profile
              </LinkButton>
            )
          }
        >
          {assessment}
        </EmptyState>
      </Card>
    );
  }
  const you = {
    classYear: comparison.graduationYear === null ? null : String(comparison.graduationYear),
    height: comparison.height,
    weight: comparison.weight,
  };
  return (
    <SectionCard title={`You and the ${position} of ${schoolName}`}>
      <PlayerTable players={players} you={you} />
      <Typography variant="h3" sx={{ mt: 2, mb: 0.5 }}>
        Assessment
      </Typography>
      <Typography color="textSecondary">{assessment}</Typography>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
        Marked starters come first, then the oldest class. Your class is that of your high school.
      </Typography>
    </SectionCard>
  );
}
