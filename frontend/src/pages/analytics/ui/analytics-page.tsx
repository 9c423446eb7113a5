import Insights from '@mui/icons-material/InsightsOutlined';
import Card from '@mui/material/Card';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';

/** How the campaigns do. */
export function AnalyticsPage() {
  return (
    <>
      <PageHeader title="Analytics" subtitle="How your campaigns do" />
      <Card>
        <EmptyState
          icon={<Insights />}
          title="Nothing to analyse yet"
          action={
            <LinkButton to={paths.campaigns} variant="contained">
              Email Campaigns
            </LinkButton>
          }
        >
          Once coaches have had mail from you, this page compares your campaigns: how many were opened, how
          many answered, and which schools did. Until then the counts of each campaign stand on its own page.
        </EmptyState>
      </Card>
    </>
  );
}
