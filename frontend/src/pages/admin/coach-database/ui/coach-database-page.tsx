import Contacts from '@mui/icons-material/ContactsOutlined';
import Card from '@mui/material/Card';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';

/** The staff of every school. */
export function CoachDatabasePage() {
  return (
    <>
      <PageHeader title="Coach Database" subtitle="Schools and their coaching staff" />
      <Card>
        <EmptyState
          icon={<Contacts />}
          title="The directory is under Schools"
          action={
            <LinkButton to={paths.schools} variant="contained">
              Open Schools
            </LinkButton>
          }
        >
          Coaches come in with the schools CSV: open Schools and press Import CSV. They are listed there with
          their school.
        </EmptyState>
      </Card>
    </>
  );
}
