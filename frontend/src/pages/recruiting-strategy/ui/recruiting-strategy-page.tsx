import { useListFavoritesQuery } from '@/entities/school';
import { PageHeader } from '@/shared/ui/page-header';
import { useListStrategiesQuery } from '../api/strategy-api';
import type { Strategy } from '../model/strategy';
import { MakingNote } from './making-note';
import { NoTargets } from './no-targets';
import { NothingYet } from './nothing-yet';
import { StrategyActions } from './strategy-actions';
import { StrategyView } from './strategy-view';
import { useMakeStrategy } from './use-make-strategy';

const lastOf = (strategies: readonly Strategy[] | undefined) => strategies?.[0];

/** The plan for the season: loads the latest one. */
export function RecruitingStrategyPage() {
  const favorites = useListFavoritesQuery();
  const latest = useListStrategiesQuery();
  const { state, start, stop } = useMakeStrategy();
  // The plan and its buttons appear together; otherwise one would push the other down.
  const isLoading = favorites.isLoading || latest.isLoading;
  const strategy = isLoading ? undefined : lastOf(latest.data);
  const working = state.phase === 'working';
  const targets = favorites.data?.length;
  const actions = !isLoading && Boolean(targets) && <StrategyActions strategy={strategy} busy={working} onMake={(id) => void start(id)} />;
  return (
    <>
      <PageHeader title="Recruiting Strategy" subtitle="Your plan, from your own data" actions={actions} />
      <MakingNote state={state} onStop={stop} />
      {strategy && targets === 0 && <NoTargets />}
      {strategy ? <StrategyView strategy={strategy} busy={working} /> : !working && <NothingYet favorites={favorites} latest={latest} />}
    </>
  );
}
