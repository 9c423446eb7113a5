import LinkOff from '@mui/icons-material/LinkOff';
import Card from '@mui/material/Card';
import { useParams } from 'react-router';
import { asApiError } from '@/shared/api';
import { useDocumentTitle } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useGetSharedProfileQuery } from '../api/shared-profile-api';
import { useCountedView } from '../model/use-counted-view';
import { SharedProfile } from './shared-profile';

/** What an athlete shows to anyone who has the link; no sign-in is needed. */
export function SharedProfilePage() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useGetSharedProfileQuery(token, { refetchOnMountOrArgChange: true });
  useDocumentTitle(data?.name ?? 'Athlete profile');
  useCountedView(token, data !== undefined && error === undefined);
  if (asApiError(error)?.status === 404) {
    return (
      <Card>
        <EmptyState icon={<LinkOff />} title="This profile is not shared">
          This link does not lead to a profile. Ask the athlete for a new one.
        </EmptyState>
      </Card>
    );
  }
  if (error !== undefined) {
    return <ErrorState title="The profile could not be loaded" error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <SkeletonList rows={3} rowHeight={140} label="Loading the profile" />;
  return <SharedProfile profile={data} token={token} resume={`/api/shared-profiles/${encodeURIComponent(token)}/resume.pdf`} />;
}
