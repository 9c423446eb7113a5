import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { PageHeader } from '@/shared/ui/page-header';

/** No page has this address. */
export function NotFoundPage() {
  return (
    <>
      <PageHeader title="404 Page Not Found" subtitle="There is no page at this address. It may have been mistyped." />
      <LinkButton to={paths.home} variant="contained">
        Go to Home
      </LinkButton>
    </>
  );
}
