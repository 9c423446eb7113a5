import Box from '@mui/material/Box';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { SectionCard } from '@/shared/ui/section-card';
import type { Bar } from '../model/progress-bars';

interface ProgressCardProps {
  bars: Bar[];
}

/** The bars of the athlete's progress. */
export function ProgressCard({ bars }: ProgressCardProps) {
  return (
    <SectionCard title="Recruiting Progress">
      <Box sx={{ display: 'grid', gap: 2, mt: 1 }}>
        {bars.map((bar) => (
          <ProgressBar key={bar.label} label={bar.label} value={bar.percent} max={100} detail={bar.detail} />
        ))}
      </Box>
    </SectionCard>
  );
}
