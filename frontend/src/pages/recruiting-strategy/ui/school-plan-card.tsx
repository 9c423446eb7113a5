import { type ReactNode, useId } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { ContactWindowChip } from '@/entities/school';
import { paths } from '@/shared/routes';
import { AppLink } from '@/shared/ui/app-link';
import { StatusPill } from '@/shared/ui/status-pill';
import { rosterWords } from '../model/roster-words';
import type { RosterFit, SchoolPlan } from '../model/strategy';
import { TextList } from '@/shared/ui/text-list';

const tones = { high: 'good', medium: 'next', low: 'neutral' } as const;

/** What to do about one school, why, and whom to write to. */
export function SchoolPlanCard({ plan }: { plan: SchoolPlan }) {
  const id = useId();
  const { school, division, subdivision, location, rosterFit } = plan;
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2, md: 2.5 }, display: 'grid', gap: 1.5, alignContent: 'start', breakInside: 'avoid' }}
    >
      <div>
        <Typography variant="h3" id={id} sx={{ overflowWrap: 'anywhere' }}>
          <AppLink to={paths.fitOf(plan.schoolId)} underline="hover" color="inherit">
            {school}
          </AppLink>
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.75, color: 'text.secondary' }}>
          <span>{location}</span>
          {division !== 'na' && (
            <StatusPill tone={division === 'D1' ? 'info' : 'neutral'}>{[division, subdivision].filter(Boolean).join(' ')}</StatusPill>
          )}
          <ContactWindowChip school={{ division, subdivision }} />
        </Box>
      </div>
      <Typography>{plan.recommendedApproach}</Typography>
      <Typography variant="body2" color="textSecondary">
        {plan.engagementHistory}
      </Typography>
      <details>
        <Typography component="summary" variant="body2" sx={{ fontWeight: 650, cursor: 'pointer', py: 0.5 }}>
          Coaches in order and roster need
        </Typography>
        <Box sx={{ display: 'grid', gap: 1.5, pt: 1 }}>
          <Part title="Contact in this order">
            <TextList ordered texts={plan.contactPriority} />
          </Part>
          <Part title="Roster need">
            {rosterFit.length === 0 ? (
              <Typography color="textSecondary">Unknown: no roster is loaded, or rosters are not counted for your position.</Typography>
            ) : (
              rosterFit.map((need) => <NeedLine key={need.position} need={need} />)
            )}
          </Part>
        </Box>
      </details>
    </Card>
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
