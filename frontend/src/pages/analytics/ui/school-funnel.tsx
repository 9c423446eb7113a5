import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SchoolStepsDto } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { SectionCard } from '@/shared/ui/section-card';

interface SchoolFunnelProps {
  steps: SchoolStepsDto;
  inWords: string;
}

function barsOf({ written, replied, called, visited, offered }: SchoolStepsDto): [label: string, count: number][] {
  return [
    ['Written to', written],
    ['Wrote back', replied],
    ['Call', called],
    ['Visit', visited],
    ['Offer', offered],
  ];
}

/** What came of the schools: from an email to an offer. */
export function SchoolFunnel({ steps, inWords }: SchoolFunnelProps) {
  const { schools } = steps;
  if (schools === 0) {
    return (
      <SectionCard title="From Email to Offer">
        <Typography color="textSecondary">
          No school was written to {inWords}, and no call, visit or offer is logged for that time. Log them in the timeline of a school.
        </Typography>
      </SectionCard>
    );
  }
  return (
    <SectionCard title="From Email to Offer" aside={<Typography color="textSecondary">{countOf(schools, 'school')}</Typography>}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {barsOf(steps).map(([label, count]) => (
          <ProgressBar key={label} label={label} value={count} max={schools} detail={`${count} of ${schools}`} />
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        Each school counts once. Calls, visits and offers are those that you logged {inWords}, by the day they happened. Withdrawn offers
        and bounced emails do not count.
      </Typography>
    </SectionCard>
  );
}
