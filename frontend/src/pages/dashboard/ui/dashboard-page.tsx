import Box from '@mui/material/Box';
import { useSession } from '@/entities/athlete';
import { useGetCampaignsQuery, useGetMailSenderQuery, useGetMailStatsQuery } from '@/entities/campaign';
import { useListFavoritesQuery } from '@/entities/school';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { knownFigures } from '../model/known-figures';
import { nextActions } from '../model/next-actions';
import { progressBars } from '../model/progress-bars';
import { waiting } from '../model/waiting';
import { Figures } from './figures';
import { Greeting } from './greeting';
import { NextUp } from './next-up';
import { ProgressCard } from './progress-card';
import { QuickActions } from './quick-actions';

/** Home: what to do today, then the numbers. */
export function DashboardPage() {
  const { user } = useSession();
  const favorites = useListFavoritesQuery();
  const stats = useGetMailStatsQuery(undefined, { refetchOnMountOrArgChange: true });
  const campaigns = useGetCampaignsQuery();
  const sender = useGetMailSenderQuery();
  if (user === null) return null;

  const failure = favorites.error ?? stats.error;
  const known = knownFigures(favorites.data, stats.data);

  function retry(): void {
    void favorites.refetch();
    void stats.refetch();
  }

  return (
    <>
      <Greeting user={user} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.35fr) minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          {failure !== undefined && (
            <ErrorState title="Your numbers could not be loaded" error={failure} onRetry={retry} />
          )}
          {failure === undefined && known === null && (
            <SkeletonList rows={4} rowHeight={72} label="Loading your numbers" />
          )}
          {known !== null && (
            <>
              <NextUp actions={nextActions({ user, ...known, ...waiting(campaigns.data, sender.data) })} />
              <Figures figures={known} />
            </>
          )}
        </Box>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {known !== null && <ProgressCard bars={progressBars(known)} />}
          <QuickActions />
        </Box>
      </Box>
    </>
  );
}
