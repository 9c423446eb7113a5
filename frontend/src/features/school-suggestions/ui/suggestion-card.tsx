import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { divisionWords } from '@/entities/school';
import type { SchoolSuggestionDto } from '@/shared/api';
import { paths } from '@/shared/routes';
import { AppLink } from '@/shared/ui/app-link';
import { StatusPill } from '@/shared/ui/status-pill';

interface SuggestionCardProps {
  school: SchoolSuggestionDto;
  onFavor: () => void;
  onRefuse: () => void;
}

const tiers = {
  likely: { tone: 'good', word: 'Likely' },
  target: { tone: 'info', word: 'Target' },
  reach: { tone: 'neutral', word: 'Reach' },
  still_open: { tone: 'next', word: 'Still open' },
} as const;

function About({ school }: Pick<SuggestionCardProps, 'school'>) {
  const { id, name, city, state, reasons, tier } = school;
  const { tone, word } = tiers[tier];
  return (
    <Box sx={{ flex: '1 1 15rem', minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
          <AppLink to={paths.fitOf(id)}>{name}</AppLink>
        </Typography>
        <StatusPill tone={tone}>{word}</StatusPill>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {divisionWords(school)} · {city}, {state}
      </Typography>
      <Typography variant="body2">{reasons.join(' ')}</Typography>
    </Box>
  );
}

/** One school with why it is suggested. */
export function SuggestionCard({ school, onFavor, onRefuse }: SuggestionCardProps) {
  const { name } = school;
  return (
    <Box
      component="li"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 1.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <About school={school} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button size="small" variant="outlined" aria-label={`Add ${name} to favorites`} onClick={onFavor}>
          Add
        </Button>
        <Button size="small" color="inherit" aria-label={`Not for me: ${name}`} onClick={onRefuse}>
          Not for me
        </Button>
      </Box>
    </Box>
  );
}
