import { useState } from 'react';
import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router';
import type { AnalyticsDto } from '@/shared/api';
import { ErrorState } from '@/shared/ui/error-state';
import { LabeledSelect } from '@/shared/ui/labeled-select';
import { PageHeader } from '@/shared/ui/page-header';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { StatCard } from '@/shared/ui/stat-card';
import { useGetAnalyticsQuery } from '../api/analytics-api';
import { metricCards } from '../model/metric-cards';
import { defaultRange, rangeOf, ranges } from '../model/ranges';
import { ActivityCard } from './activity-card';
import { CampaignPerformance } from './campaign-performance';
import { RecruitingInsights } from './recruiting-insights';
import { SchoolFunnel } from './school-funnel';
import { TargetSchoolAnalysis } from './target-school-analysis';
import { WrittenCard } from './written-card';

const pairs = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
};

function Findings({ data, inWords }: { data: AnalyticsDto; inWords: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1, sm: 2 },
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {metricCards(data).map((card) => (
          <StatCard key={card.label} {...card} />
        ))}
      </Box>
      <ActivityCard activity={data.activity} figures={data.figures} rates={data.rates} inWords={inWords} />
      <Box sx={pairs}>
        <SchoolFunnel steps={data.schoolSteps} inWords={inWords} />
        <WrittenCard written={data.written} inWords={inWords} />
      </Box>
      <Box sx={pairs}>
        <CampaignPerformance campaigns={data.campaigns} count={data.campaignCount} inWords={inWords} />
        <TargetSchoolAnalysis schools={data.schools} inWords={inWords} />
      </Box>
      <RecruitingInsights habits={data.habits} sent={data.figures.sent} inWords={inWords} />
    </Box>
  );
}

/** How the email of a range of time did, and where effort pays. */
export function AnalyticsPage() {
  const [params, setParams] = useSearchParams();
  const { value: range, inWords } = rangeOf(params.get('range'));
  const [zone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const { currentData, data, error, refetch, isFetching } = useGetAnalyticsQuery({ range, zone });
  const shown = currentData ?? (error === undefined ? data : undefined);

  function choose(next: string): void {
    setParams(next === defaultRange ? {} : { range: next }, { replace: true });
  }

  return (
    <>
      <PageHeader
        title="Analytics"
        subtitle="How your emails perform"
        actions={<LabeledSelect label="Range" value={range} options={ranges} onChange={choose} />}
      />
      {shown === undefined && error === undefined && <SkeletonList rows={4} rowHeight={120} label="Loading your analytics" />}
      {shown === undefined && error !== undefined && (
        <ErrorState title="Your analytics could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {shown !== undefined && (
        <Box aria-busy={isFetching} sx={{ opacity: currentData === undefined ? 0.55 : 1 }}>
          <Findings data={shown} inWords={inWords} />
        </Box>
      )}
    </>
  );
}
