import ArrowBack from '@mui/icons-material/ArrowBack';
import Flag from '@mui/icons-material/FlagOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router';
import { useGetFamilyPlanQuery, useListFamilyAthletesQuery } from '@/entities/family';
import type { StrategyDto } from '@/shared/api';
import { momentWords } from '@/shared/lib/dates';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { EmptyState } from '@/shared/ui/empty-state';
import { Fold } from '@/shared/ui/fold';
import { PageHeader } from '@/shared/ui/page-header';
import { SectionCard } from '@/shared/ui/section-card';
import { SourcedList, TextList } from '@/shared/ui/text-list';
import { Loaded } from './loaded';

type SchoolPlan = StrategyDto['schoolStrategies'][number];

const line = { listStyle: 'none', '& + &': { borderTop: '1px solid', borderColor: 'divider' } };

function Title({ children }: { children: string }) {
  return (
    <Typography component="h3" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}

function Month({ month: { month, actions }, open }: { month: StrategyDto['timeline'][number]; open: boolean }) {
  return (
    <Box component="li" sx={line}>
      <Fold open={open} hint={actions.join(' ')} title={<Title>{month}</Title>}>
        <TextList texts={actions} />
      </Fold>
    </Box>
  );
}

function School({ plan, open }: { plan: SchoolPlan; open: boolean }) {
  return (
    <Box component="li" sx={line}>
      <Fold open={open} hint={plan.recommendedApproach} title={<Title>{plan.school}</Title>}>
        <Typography sx={{ mb: 0.5 }}>{plan.recommendedApproach}</Typography>
        <Typography variant="body2" color="textSecondary">
          {plan.engagementHistory}
        </Typography>
      </Fold>
    </Box>
  );
}

function Plan({ plan }: { plan: StrategyDto }) {
  const texts = [
    { title: 'Strengths', lines: plan.strengths },
    { title: 'Areas to Improve', lines: plan.areasToImprove },
    { title: 'Position Advice', lines: plan.positionSpecificAdvice },
  ];
  return (
    <>
      <SectionCard title="Overview">
        <Typography sx={{ lineHeight: 1.6 }}>{plan.overview}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          Written on {momentWords(plan.createdAt)} by {plan.writer.kind === 'built-in' ? 'the built-in writer' : plan.writer.name}.
        </Typography>
      </SectionCard>
      <SectionCard title="Action Timeline">
        <Box component="ol" sx={{ m: 0, p: 0 }}>
          {plan.timeline.map((month, at) => (
            <Month key={month.month} month={month} open={at === 0} />
          ))}
        </Box>
      </SectionCard>
      <SectionCard title="School Strategies">
        <Box component="ul" sx={{ m: 0, p: 0 }}>
          {plan.schoolStrategies.map((school, at) => (
            <School key={school.schoolId} plan={school} open={at === 0} />
          ))}
        </Box>
      </SectionCard>
      {texts.map(({ title, lines }) => (
        <SectionCard key={title} title={title}>
          <TextList texts={lines} />
        </SectionCard>
      ))}
      <SectionCard title="NCAA Compliance">
        <SourcedList texts={plan.ncaaCompliance} of="rules" />
      </SectionCard>
    </>
  );
}

/** The athlete's plan, read-only for a guardian. */
export function PlanPage() {
  const { athleteId = '' } = useParams();
  const { data, error, refetch } = useGetFamilyPlanQuery(athleteId, { refetchOnMountOrArgChange: true });
  const { data: athletes } = useListFamilyAthletesQuery();
  const name = athletes?.find((one) => one.athleteId === athleteId)?.athleteName;
  return (
    <>
      <PageHeader
        title="Plan"
        subtitle={name ?? '\u00a0'}
        before={
          <LinkButton to={paths.home} color="inherit" startIcon={<ArrowBack />} sx={{ ml: -1, mb: 0.5 }}>
            Family
          </LinkButton>
        }
      />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
        <Loaded what="the plan" data={data} error={error} onRetry={() => void refetch()}>
          {({ plan }) =>
            plan === null ? (
              <EmptyState icon={<Flag />} title="No plan yet">
                The athlete makes it under Recruiting Strategy.
              </EmptyState>
            ) : (
              <Plan plan={plan} />
            )
          }
        </Loaded>
      </Box>
    </>
  );
}
