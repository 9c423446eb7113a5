import type { User } from '@/entities/athlete';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useGetGameSummaryQuery } from '../../api/games-api';
import { SeasonPanel } from './season-panel';

interface StatsTabProps {
  user: User;
}

/** The athlete's games and their totals. */
export function StatsTab({ user }: StatsTabProps) {
  const { data, error, isLoading, refetch } = useGetGameSummaryQuery();
  if (data !== undefined) return <SeasonPanel user={user} summary={data} />;
  if (isLoading || error === undefined) return <SkeletonList rows={3} rowHeight={160} label="Loading your statistics" />;
  return <ErrorState title="Your statistics could not be loaded" error={error} onRetry={() => void refetch()} />;
}
