import { type ReactNode, useId } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ContactWindowChip } from '@/entities/school';
import { paths } from '@/shared/routes';
import { AppLink } from '@/shared/ui/app-link';
import { Fold } from '@/shared/ui/fold';
import { StatusPill } from '@/shared/ui/status-pill';
import { TextList } from '@/shared/ui/text-list';
import { rosterWords } from '../model/roster-words';
import type { RosterFit, SchoolPlan } from '../model/strategy';
import { schoolPart } from './plan-parts';

const tones = { high: 'good', medium: 'next', low: 'neutral' } as const;

interface SchoolPlanCardProps {
  plan: SchoolPlan;
  /** Open from the start. */
  open: boolean;
}

/** What to do about one school, why, and whom to write to; collapsed, it shows only the task. */
export function SchoolPlanCard({ plan, open }: SchoolPlanCardProps) {
  const id = useId();
  const { school, division, subdivision } = plan;
  return (
    <Box component="section" id={schoolPart(plan.schoolId)} aria-labelledby={id} sx={{ scrollMarginTop: '72px', minWidth: 0 }}>
      <Fold
        open={open}
        hint={plan.recommendedApproach}
        title={
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25 }}>
            <Typography variant="h3" id={id} sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
              {school}
            </Typography>
            {division !== 'na' && (
              <StatusPill tone={division === 'D1' ? 'info' : 'neutral'}>{[division, subdivision].filter(Boolean).join(' ')}</StatusPill>
            )}
          </Box>
        }
      >
        <SchoolPlanText plan={plan} />
      </Fold>
    </Box>
  );
}

function SchoolPlanText({ plan }: { plan: SchoolPlan }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, maxWidth: '80ch' }}>
      <Typography>{plan.recommendedApproach}</Typography>
      <Typography variant="body2" color="textSecondary">
        {plan.engagementHistory}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1, color: 'text.secondary' }}>
        <span>{plan.location}</span>
        <ContactWindowChip school={plan} />
        <AppLink to={paths.fitOf(plan.schoolId)}>{`Fit of ${plan.school}`}</AppLink>
      </Box>
      <Part title="Contact in this order">
        <TextList ordered texts={plan.contactPriority} />
      </Part>
      <Part title="Roster need">
        {plan.rosterFit.length === 0 ? (
          <Typography color="textSecondary">Unknown: no roster is loaded, or rosters are not counted for your position.</Typography>
        ) : (
          plan.rosterFit.map((need) => <NeedLine key={need.position} need={need} />)
        )}
      </Part>
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="body2" component="h4" sx={{ fontWeight: 650, mb: 0.25 }}>
        {title}
      </Typography>
      {children}
    </div>
  );
}

function NeedLine({ need }: { need: RosterFit }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <span>{need.position}</span>
      <StatusPill tone={tones[need.urgency]}>{`${need.urgency} need`}</StatusPill>
      <Typography component="span" color="textSecondary">
        {rosterWords(need)}
      </Typography>
    </Box>
  );
}
