import Skeleton from '@mui/material/Skeleton';
import { useDocumentTitle } from '@/shared/routes';
import { SkeletonList } from '@/shared/ui/skeleton-list';

/** The page while its school is loading; without a heading, so that the school's own takes the focus. */
export function FitSkeleton() {
  useDocumentTitle('School Fit');
  return (
    <>
      <Skeleton variant="rounded" height={150} sx={{ borderRadius: '14px', mb: 2 }} />
      <SkeletonList rows={3} rowHeight={170} label="Loading the school" />
    </>
  );
}
