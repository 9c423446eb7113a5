import Flag from '@mui/icons-material/FlagOutlined';
import Card from '@mui/material/Card';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';

/** The plan for the season. */
export function RecruitingStrategyPage() {
  return (
    <>
      <PageHeader title="Recruiting Strategy" subtitle="Your plan, from your own data" />
      <Card>
        <EmptyState
          icon={<Flag />}
          title="No strategy yet"
          action={
            <>
              <LinkButton to={paths.schools} variant="contained">
                Choose schools
              </LinkButton>
              <LinkButton to={paths.profile} variant="outlined" color="inherit">
                Athlete Profile
              </LinkButton>
            </>
          }
        >
          A strategy is written from your profile and your favorite schools: strengths, what to work on, whom to write to and when. It cannot be generated on this server yet. A filled-in profile and a list of favorites are what it will start from.
        </EmptyState>
      </Card>
    </>
  );
}
