import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import Card from '@mui/material/Card';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';

/** Stands in until the page is there. */
export function ProfilePage() {
  return (
    <>
      <PageHeader title="Athlete Profile" subtitle="What coaches will read about you" />
      <Card>
        <EmptyState
          icon={<AccountCircle />}
          title="Nothing here yet"
          action={
            <LinkButton to={paths.home} variant="contained">
              Go to Home
            </LinkButton>
          }
        >
          Your profile will stand here.
        </EmptyState>
      </Card>
    </>
  );
}
