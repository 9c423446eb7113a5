import Box from '@mui/material/Box';
import type { School } from '@/entities/school';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import type { FitAnalysis } from '../model/fit-analysis';
import type { FitTab } from '../model/fit-tab';
import { ComparisonTab } from './comparison/comparison-tab';
import { OverviewTab } from './overview/overview-tab';
import { RecruitingTab } from './recruiting/recruiting-tab';
import { RosterTab } from './roster/roster-tab';

interface FitPanelProps {
  tab: FitTab;
  school: School;
  fit: FitAnalysis | undefined;
  error: unknown;
  onRetry: () => void;
}

/** What is under the open tab. The roster does not wait for the fit. */
export function FitPanel({ tab, school, fit, error, onRetry }: FitPanelProps) {
  return (
    <Box role="tabpanel" id={`fit-panel-${tab}`} aria-labelledby={`fit-tab-${tab}`}>
      {tab === 'roster' ? (
        <RosterTab school={school} needs={fit?.positionNeeds ?? []} />
      ) : (
        <FitContent tab={tab} school={school} fit={fit} error={error} onRetry={onRetry} />
      )}
    </Box>
  );
}

function FitContent({ tab, school, fit, error, onRetry }: FitPanelProps) {
  if (error) return <ErrorState title="The fit could not be loaded" error={error} onRetry={onRetry} />;
  if (!fit) return <SkeletonList rows={4} rowHeight={170} label="Working out the fit" />;
  if (tab === 'recruiting') return <RecruitingTab profile={fit.recruitingProfile} />;
  if (tab === 'comparison') return <ComparisonTab comparison={fit.comparison} schoolName={school.name} />;
  return <OverviewTab fit={fit} schoolName={school.name} />;
}
