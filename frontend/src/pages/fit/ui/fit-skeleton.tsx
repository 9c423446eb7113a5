import { PageHeader } from '@/shared/ui/page-header';
import { SkeletonList } from '@/shared/ui/skeleton-list';

/** The page while its school is loading. */
export function FitSkeleton() {
  return (
    <>
      <PageHeader title="School Fit" />
      <SkeletonList rows={4} rowHeight={150} label="Loading the school" />
    </>
  );
}
