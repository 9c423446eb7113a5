import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { PageHeader } from '@/shared/ui/page-header';

/** Shown when a user who is not an admin opens an admin page. */
export function NotAllowedPage() {
  return (
    <>
      <PageHeader title="Not allowed" subtitle="This page is for administrators. You are signed in as an athlete." />
      <LinkButton to={paths.home} variant="contained">
        Go to Home
      </LinkButton>
    </>
  );
}
