import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { SectionCard } from '@/shared/ui/section-card';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { type AuditFilter, useAuditPagesInfiniteQuery } from '../api/audit-log-api';
import { AuditLine } from './audit-line';

/** What matches, newest first, fifty at a time. */
export function AuditLines({ filter }: { filter: AuditFilter }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useAuditPagesInfiniteQuery(filter, {
    refetchOnMountOrArgChange: true,
  });
  if (error !== undefined && data === undefined) {
    return <ErrorState title="The audit log could not be loaded" error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <SkeletonList rows={6} rowHeight={56} label="Loading the audit log" />;
  const lines = data.pages.flatMap((page) => page.lines);
  if (lines.length === 0)
    return (
      <EmptyState icon={<ReceiptLong />} title="Nothing matches">
        Change the filters to see more.
      </EmptyState>
    );
  return (
    <SectionCard title="Entries">
      <Box component="ul" aria-label="Entries" sx={{ m: 0, p: 0 }}>
        {lines.map((line) => (
          <AuditLine key={line.id} line={line} />
        ))}
      </Box>
      {hasNextPage && (
        <Button color="inherit" variant="outlined" sx={{ mt: 2 }} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? 'Loading...' : 'Show older entries'}
        </Button>
      )}
    </SectionCard>
  );
}
