import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SectionCard } from '@/shared/ui/section-card';
import { StatusPill } from '@/shared/ui/status-pill';
import type { FitPart } from '../../model/fit-analysis';
import { fitSources } from '../../model/fit-sources';
import { fitWords } from '../../model/fit-words';
import { InputTable } from '../input-table';
import { RangeBar } from './range-bar';

const SUMMARY = {
  width: 'fit-content',
  py: 0.75,
  color: 'primary.main',
  cursor: 'pointer',
  fontSize: '0.84375rem',
  fontWeight: 600,
};

const SUBJECTS: Record<FitPart['key'], string> = {
  academic: 'academics',
  athletic: 'athletics',
  geographic: 'distance',
  need: 'position need',
};

/** One part: its score or that it is unknown, why, from what, and where the figures come from. */
export function PartCard({ part }: { part: FitPart }) {
  const sources = fitSources(part);
  return (
    <SectionCard title={part.label} aside={<PartScore part={part} />}>
      {part.range && <RangeBar range={part.range} />}
      <Typography color="textSecondary">{part.sentence}</Typography>
      {sources !== null && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
          {sources}
        </Typography>
      )}
      {part.inputs.length > 0 && (
        <Box component="details" sx={{ mt: 1, '& summary': SUMMARY }}>
          <summary>{`How we scored ${SUBJECTS[part.key]}`}</summary>
          <InputTable inputs={part.inputs} />
        </Box>
      )}
    </SectionCard>
  );
}

function PartScore({ part }: { part: FitPart }) {
  const band = fitWords.band(part.band);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <StatusPill tone={part.isBaseline ? 'neutral' : band.tone}>{part.isBaseline ? 'Baseline' : band.label}</StatusPill>
      {part.score !== null && (
        <Typography component="span" variant="h5" aria-label={`${part.score} of 100`}>
          {part.score}
        </Typography>
      )}
    </Box>
  );
}
