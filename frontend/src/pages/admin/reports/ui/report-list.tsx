import Flag from '@mui/icons-material/OutlinedFlag';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { errorText } from '@/shared/api';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { SectionCard } from '@/shared/ui/section-card';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useToast } from '@/shared/ui/toast';
import { type ReportState, useHandleReplyReportMutation, useReportPagesInfiniteQuery } from '../api/reports-api';
import { ReportItem } from './report-item';

/** Newest first, thirty at a time. */
export function ReportList({ state }: { state: ReportState }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useReportPagesInfiniteQuery(state, {
    refetchOnMountOrArgChange: true,
  });
  const [handle] = useHandleReplyReportMutation();
  const toast = useToast();

  async function markHandled(id: string): Promise<void> {
    try {
      await handle(id).unwrap();
    } catch (failure) {
      toast({ title: 'Not saved', description: errorText(failure, 'Please try again.'), variant: 'destructive' });
    }
  }

  if (error !== undefined && data === undefined) {
    return <ErrorState title="The reports could not be loaded" error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <SkeletonList rows={4} rowHeight={96} label="Loading the reports" />;
  const reports = data.pages.flatMap((page) => page.reports);
  if (reports.length === 0)
    return (
      <EmptyState icon={<Flag />} title={state === 'open' ? 'No open reports' : 'No handled reports'}>
        {state === 'open' ? 'When an athlete reports a reply, you find it here.' : 'Reports that you mark as handled are listed here.'}
      </EmptyState>
    );
  return (
    <SectionCard title={state === 'open' ? 'Open reports' : 'Handled reports'}>
      <Box component="ul" aria-label="Reports" sx={{ m: 0, p: 0 }}>
        {reports.map((report) => (
          <ReportItem key={report.id} report={report} onHandled={() => void markHandled(report.id)} />
        ))}
      </Box>
      {hasNextPage && (
        <Button color="inherit" variant="outlined" sx={{ mt: 2 }} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? 'Loading...' : 'Show older reports'}
        </Button>
      )}
    </SectionCard>
  );
}
