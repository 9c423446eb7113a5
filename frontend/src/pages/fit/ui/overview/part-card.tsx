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
  const ends = { low: part.score, high: part.high };
  const score = fitWords.score(ends);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', columnGap: 1, rowGap: 0.5 }}>
      {part.isSizeOnly && <StatusPill>Size only</StatusPill>}
      <PartState part={part} />
      {score !== null && (
        <Typography component="span" variant="h5" role="img" aria-label={fitWords.spokenScore(ends)} sx={{ whiteSpace: 'nowrap' }}>
          {score}
        </Typography>
      )}
    </Box>
  );
}

/** The band in a word; a range has none, since its ends differ. */
function PartState({ part }: { part: FitPart }) {
  if (part.isBaseline) return <StatusPill>{`Baseline ${part.baseline}, not counted`}</StatusPill>;
  if (part.score !== part.high) return <StatusPill>Range</StatusPill>;
  const band = fitWords.band(part.band);
  return <StatusPill tone={band.tone}>{band.label}</StatusPill>;
}
