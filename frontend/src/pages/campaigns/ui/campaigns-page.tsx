import Mail from '@mui/icons-material/MailOutlined';
import Card from '@mui/material/Card';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';

/** Stands in until the page is there. */
export function CampaignsPage() {
  return (
    <>
      <PageHeader title="Email Campaigns" subtitle="Write to coaches and see what happened" />
      <Card>
        <EmptyState
          icon={<Mail />}
          title="No campaigns yet"
          action={
            <LinkButton to={paths.home} variant="contained">
              Go to Home
            </LinkButton>
          }
        >
          A campaign is one mail to the coaches you pick, filled in for each of them.
        </EmptyState>
      </Card>
    </>
  );
}
