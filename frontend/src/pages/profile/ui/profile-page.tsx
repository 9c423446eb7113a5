import { useSession } from '@/entities/athlete';
import { PageHeader } from '@/shared/ui/page-header';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { ProfileEditorForm } from './profile-editor-form';

/** The athlete's own profile, only for signed-in users. */
export function ProfilePage() {
  const { status, user } = useSession();
  if (status === 'loading') {
    return (
      <>
        <PageHeader title="Athlete Profile" />
        <SkeletonList rows={3} rowHeight={120} label="Loading your profile" />
      </>
    );
  }
  return user === null ? null : <ProfileEditorForm key={user.id} user={user} />;
}
