import { useSession } from '@/entities/athlete';
import { useGetSchoolQuery } from '@/entities/school';
import { asApiError } from '@/shared/api';
import { ErrorState } from '@/shared/ui/error-state';
import { PageHeader } from '@/shared/ui/page-header';
import { useGetFitAnalysisQuery } from '../api/fit-api';
import type { FitTab } from '../model/fit-tab';
import { CoachesCard } from './coaches-card';
import { FitHeader } from './fit-header';
import { FitPanel } from './fit-panel';
import { FitSkeleton } from './fit-skeleton';
import { FitTabs } from './fit-tabs';
import { GateCard } from './gate-card';
import { SchoolNotFound } from './school-not-found';

interface SchoolFitProps {
  schoolId: number;
  tab: FitTab;
  onTab: (tab: FitTab) => void;
}

/** One school with its fit. The fit is loaded only for a signed-in user. */
export function SchoolFit({ schoolId, tab, onTab }: SchoolFitProps) {
  const { user } = useSession();
  const school = useGetSchoolQuery(schoolId);
  const fit = useGetFitAnalysisQuery(schoolId, { skip: !user?.id });
  const failure = school.data === undefined ? asApiError(school.error) : null;
  if (failure && typeof failure.status === 'number') {
    const reason = `Failed to fetch school: ${failure.status}`;
    return <SchoolNotFound reason={reason} onRetry={failure.status === 404 ? undefined : () => void school.refetch()} />;
  }
  if (failure) {
    return (
      <>
        <PageHeader title="School Fit" />
        <ErrorState title="The school could not be loaded" error={school.error} onRetry={() => void school.refetch()} />
      </>
    );
  }
  if (!school.data) return <FitSkeleton />;
  return (
    <>
      <FitHeader school={school.data} fit={fit.data} />
      <GateCard fit={fit.data} isLoading={fit.isLoading} />
      <FitTabs open={tab} onOpen={onTab} />
      <FitPanel tab={tab} school={school.data} fit={fit.data} error={fit.data ? undefined : fit.error} onRetry={() => void fit.refetch()} />
      <CoachesCard school={school.data} />
    </>
  );
}
