import { useListFavoritesQuery } from '@/entities/school';
import { asApiError } from '@/shared/api';
import { ErrorState } from '@/shared/ui/error-state';
import { PageHeader } from '@/shared/ui/page-header';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useGetLatestStrategyQuery } from '../api/strategy-api';
import { MakingNote } from './making-note';
import { NoStrategy } from './no-strategy';
import { NoTargets } from './no-targets';
import { StrategyActions } from './strategy-actions';
import { StrategyView } from './strategy-view';
import { useMakeStrategy } from './use-make-strategy';

/** The plan for the season: the latest one loads by itself. */
export function RecruitingStrategyPage() {
  const favorites = useListFavoritesQuery();
  const latest = useGetLatestStrategyQuery();
  const { state, start, stop } = useMakeStrategy();
  const strategy = latest.data;
  const working = state.phase === 'working';
  const targets = favorites.data?.length ?? 0;
  return (
    <>
      <PageHeader
        title="Recruiting Strategy"
        subtitle="Your plan, from your own data"
        actions={
          targets > 0 && (
            <StrategyActions
              strategyId={strategy?.id ?? null}
              busy={working || latest.isLoading}
              onMake={(id) => void start(id)}
            />
          )
        }
      />
      <MakingNote state={state} onStop={stop} />
      {favorites.data?.length === 0 && <NoTargets />}
      {strategy ? (
        <StrategyView strategy={strategy} busy={working} />
      ) : (
        !working && <NothingYet favorites={favorites} latest={latest} />
      )}
    </>
  );
}

interface NothingYetProps {
  favorites: ReturnType<typeof useListFavoritesQuery>;
  latest: ReturnType<typeof useGetLatestStrategyQuery>;
}

/** Loading, failed, or really none. */
function NothingYet({ favorites, latest }: NothingYetProps) {
  if (favorites.isLoading || latest.isLoading) return <SkeletonList rows={3} rowHeight={150} label="Loading your strategy" />;
  const isNone = asApiError(latest.error)?.problem?.code === 'no_strategy';
  const failed = favorites.isError ? favorites : isNone ? null : latest;
  if (failed) {
    return <ErrorState title="Your strategy could not be loaded" error={failed.error} onRetry={() => void failed.refetch()} />;
  }
  return (favorites.data?.length ?? 0) > 0 ? <NoStrategy /> : null;
}
