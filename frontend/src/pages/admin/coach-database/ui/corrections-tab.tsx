import FactCheck from '@mui/icons-material/FactCheckOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useListCorrectionQueueQuery } from '../api/coach-database-api';
import { CorrectionItem } from './correction-item';
import { SettledCorrections } from './settled-corrections';

function OpenCorrections() {
  const { data, error, refetch } = useListCorrectionQueueQuery('open', { refetchOnMountOrArgChange: true });
  if (data === undefined && error !== undefined) {
    return <ErrorState title="The corrections could not be loaded" error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <SkeletonList rows={3} rowHeight={150} label="Loading corrections" />;
  if (data.length === 0) {
    return (
      <Card>
        <EmptyState icon={<FactCheck />} title="Nothing to decide">
          Wrong contacts that athletes report, and bounced emails, appear here.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Box component="ul" aria-label="Corrections" sx={{ m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {data.map((correction) => (
        <CorrectionItem key={correction.id} correction={correction} />
      ))}
    </Box>
  );
}

/** Open reports of athletes about the directory, and past decisions. */
export function CorrectionsTab() {
  return (
    <>
      <OpenCorrections />
      <SettledCorrections />
    </>
  );
}
