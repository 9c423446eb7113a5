import Box from '@mui/material/Box';
import { useSession } from '@/entities/athlete';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { StatCard } from '@/shared/ui/stat-card';
import { useGetUserStatsQuery, useListFavoritesQuery } from '../api/dashboard-api';
import { nextActions } from '../model/next-actions';
import { progressBars } from '../model/progress-bars';
import { Greeting } from './greeting';
import { NextUp } from './next-up';
import { ProgressCard } from './progress-card';
import { QuickActions } from './quick-actions';

/** Home: what to do today, then the numbers. */
export function DashboardPage() {
  const { user } = useSession();
  const favorites = useListFavoritesQuery();
  const stats = useGetUserStatsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (user === null) return null;

  const failure = favorites.error ?? stats.error;
  const known =
    favorites.data && stats.data
      ? {
          favorites: favorites.data.filter(({ school }) => school !== null).length,
          sent: stats.data.emailsSentCount,
          replied: stats.data.emailsRepliedCount,
        }
      : null;

  function retry(): void {
    void favorites.refetch();
    void stats.refetch();
  }

  return (
    <>
      <Greeting user={user} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        {failure !== undefined && <ErrorState title="Your numbers could not be loaded" error={failure} onRetry={retry} />}
        {failure === undefined && known === null && <SkeletonList rows={3} rowHeight={72} label="Loading your numbers" />}
        {known !== null && (
          <>
            <Box
              sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.35fr) minmax(0, 1fr)' } }}
            >
              <NextUp actions={nextActions({ user, favorites: known.favorites, sent: known.sent })} />
              <ProgressCard bars={progressBars(known)} />
            </Box>
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' } }}>
              <StatCard label="Favorite Schools" value={known.favorites} />
              <StatCard label="Emails Sent" value={known.sent} />
              <StatCard label="Responses" value={known.replied} />
            </Box>
          </>
        )}
        <QuickActions />
      </Box>
    </>
  );
}
