import Box from '@mui/material/Box';
import { countText } from '@/shared/lib/figures';
import { SectionCard } from '@/shared/ui/section-card';
import type { Strategy } from '../model/strategy';
import { planParts } from './plan-parts';
import { SchoolPlanCard } from './school-plan-card';

/** The favorites in the order of the plan: the first one is open, each other one shows its task. */
export function SchoolPlans({ plans }: { plans: Strategy['schoolStrategies'] }) {
  return (
    <Box id={planParts.schools} tabIndex={-1} sx={{ scrollMarginTop: '72px', minWidth: 0 }}>
      <SectionCard title="School Strategies" aside={countText(plans.length)}>
        {plans.map((plan, at) => (
          <Box key={plan.schoolId} sx={{ borderTop: at === 0 ? 0 : '1px solid', borderColor: 'divider', breakInside: 'avoid' }}>
            <SchoolPlanCard plan={plan} open={at === 0} />
          </Box>
        ))}
      </SectionCard>
    </Box>
  );
}
