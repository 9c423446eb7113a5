import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { NoStrategy } from './no-strategy';
import { NoTargets } from './no-targets';

interface Asked {
  isLoading: boolean;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

interface NothingYetProps {
  favorites: Asked & { data?: readonly unknown[] };
  latest: Asked;
}

/** Why no plan is shown: loading, failed, no target schools, or not made yet. */
export function NothingYet({ favorites, latest }: NothingYetProps) {
  if (favorites.isLoading || latest.isLoading) return <SkeletonList rows={3} rowHeight={150} label="Loading your strategy" />;
  const failed = [favorites, latest].find(({ isError }) => isError);
  if (failed) {
    return <ErrorState title="Your strategy could not be loaded" error={failed.error} onRetry={() => void failed.refetch()} />;
  }
  return favorites.data?.length === 0 ? <NoTargets /> : <NoStrategy />;
}
