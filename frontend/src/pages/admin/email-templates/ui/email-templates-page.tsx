import NoteAlt from '@mui/icons-material/NoteAltOutlined';
import Card from '@mui/material/Card';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';

/** Templates that athletes start from. */
export function EmailTemplatesPage() {
  return (
    <>
      <PageHeader title="Email Templates" subtitle="What athletes can start a campaign from" />
      <Card>
        <EmptyState
          icon={<NoteAlt />}
          title="No Templates Yet"
          action={
            <LinkButton to={paths.campaigns} variant="contained">
              Email Campaigns
            </LinkButton>
          }
        >
          Templates made here are offered to every athlete who writes a campaign. They cannot be edited on
          this server yet.
        </EmptyState>
      </Card>
    </>
  );
}
