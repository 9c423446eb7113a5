import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { PageHeader } from '@/shared/ui/page-header';

/** A page of the admins, asked for by somebody who is none. */
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
