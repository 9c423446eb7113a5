import { ErrorState } from '@/shared/ui/error-state';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useGetShareQuery } from '../../api/share-api';
import { ShareSettings } from './share-settings';

interface ShareDialogProps {
  onClose: () => void;
}

/** Who can see the profile, what of it, and for how long. */
export function ShareDialog({ onClose }: ShareDialogProps) {
  // Views are also counted while this dialog is closed.
  const { data, error, refetch } = useGetShareQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data !== undefined) return <ShareSettings share={data} onClose={onClose} />;
  return (
    <ResponsiveDialog open title="Share Profile" onClose={onClose} maxWidth="md">
      {error === undefined ? (
        <SkeletonList rows={4} rowHeight={56} label="Loading what you share" />
      ) : (
        <ErrorState title="What you share could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
    </ResponsiveDialog>
  );
}
