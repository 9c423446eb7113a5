import Box from '@mui/material/Box';
import { dayWords } from '@/shared/lib/dates';
import { countText } from '@/shared/lib/figures';
import { ErrorState } from '@/shared/ui/error-state';
import { StatCard } from '@/shared/ui/stat-card';
import { useGetDirectoryStatsQuery } from '../api/coach-database-api';

/** How large and how fresh the directory is. */
export function StatsRow() {
  const { data, error, refetch } = useGetDirectoryStatsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data === undefined && error !== undefined) {
    return <ErrorState title="The statistics could not be loaded" error={error} onRetry={() => void refetch()} />;
  }
  const figure = (value: number | undefined) => (value === undefined ? null : countText(value));
  const updated = data?.lastUpdated ?? null;
  return (
    <Box
      component="section"
      aria-label="Statistics"
      sx={{ display: 'grid', gap: 1.5, mb: 2, gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' } }}
    >
      <StatCard label="Total schools" value={figure(data?.totalSchools)} />
      <StatCard label="Total coaches" value={figure(data?.totalCoaches)} />
      <StatCard label="D1 schools" value={figure(data?.d1Schools)} />
      <StatCard label="Last updated" value={data === undefined ? null : updated === null ? 'Never' : dayWords(updated)} />
    </Box>
  );
}
