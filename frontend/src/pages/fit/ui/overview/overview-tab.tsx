import Box from '@mui/material/Box';
import { SectionCard } from '@/shared/ui/section-card';
import type { FitAnalysis } from '../../model/fit-analysis';
import { NeedsCard } from './needs-card';
import { OpeningsCard } from './openings-card';
import { PartCard } from './part-card';
import { SentenceList } from './sentence-list';

interface OverviewTabProps {
  fit: FitAnalysis;
  schoolName: string;
}

/** The four parts, the positions that are needed, and what sums it up. */
export function OverviewTab({ fit, schoolName }: OverviewTabProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        {fit.parts.map((part) => (
          <PartCard key={part.key} part={part} />
        ))}
      </Box>
      {fit.limits.length > 0 && (
        <SectionCard title="Why it is not called likely">
          <SentenceList sentences={fit.limits} />
        </SectionCard>
      )}
      {fit.changes.length > 0 && (
        <SectionCard title="What would change it">
          <SentenceList sentences={fit.changes} />
        </SectionCard>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <NeedsCard needs={fit.positionNeeds} season={fit.rosterSeason} schoolName={schoolName} />
        <OpeningsCard openings={fit.openings} />
      </Box>
      <SectionCard title="Key insights">
        <SentenceList sentences={fit.insights} />
      </SectionCard>
    </Box>
  );
}
