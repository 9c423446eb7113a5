import MonitorHeart from '@mui/icons-material/MonitorHeartOutlined';
import Card from '@mui/material/Card';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';

/** What the server is doing. */
export function OperationsPage() {
  return (
    <>
      <PageHeader title="Operations" subtitle="What this server is doing" />
      <Card>
        <EmptyState
          icon={<MonitorHeart />}
          title="Nothing to show yet"
          action={
            <LinkButton to={paths.home} variant="contained">
              Go to Home
            </LinkButton>
          }
        >
          The mail that this server keeps in its own outbox is listed here.
        </EmptyState>
      </Card>
    </>
  );
}
