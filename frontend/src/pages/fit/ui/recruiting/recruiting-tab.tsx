import Typography from '@mui/material/Typography';
import { SectionCard } from '@/shared/ui/section-card';
import { StatusPill } from '@/shared/ui/status-pill';
import type { FitAnalysis } from '../../model/fit-analysis';
import { InputTable } from '../input-table';

/** What programs of this kind look for. */
export function RecruitingTab({ profile }: { profile: FitAnalysis['recruitingProfile'] }) {
  if (!profile.isKnown) {
    return (
      <SectionCard title="What they look for" aside={<StatusPill>Unknown</StatusPill>}>
        <Typography color="textSecondary">We don’t know this school’s division, so we can’t say what it looks for.</Typography>
      </SectionCard>
    );
  }
  return (
    <SectionCard title="What they look for">
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        A guide for programs like this one. Each coach decides alone.
      </Typography>
      <InputTable inputs={profile.facts} />
    </SectionCard>
  );
}
