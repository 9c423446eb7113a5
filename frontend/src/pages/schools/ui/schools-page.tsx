import School from '@mui/icons-material/SchoolOutlined';
import Card from '@mui/material/Card';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';

/** Stands in until the page is there. */
export function SchoolsPage() {
  return (
    <>
      <PageHeader title="Schools" subtitle="Track your recruiting progress and coach contacts" />
      <Card>
        <EmptyState
          icon={<School />}
          title="No schools to show"
          action={
            <LinkButton to={paths.home} variant="contained">
              Go to Home
            </LinkButton>
          }
        >
          The directory could not be shown on this page.
        </EmptyState>
      </Card>
    </>
  );
}
