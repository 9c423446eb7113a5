import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type GivenWord, wordText } from '@/entities/coach-word';
import { SectionCard } from '@/shared/ui/section-card';

interface Fact {
  label: string;
  value: string;
  /** Where the value leads; null or left out, nowhere. */
  url?: string | null;
  /** How the value came about. */
  note?: string | null;
  /** A high-school coach's confirmation. */
  word?: GivenWord | null;
}

interface SharedFactsProps {
  title: string;
  facts: readonly Fact[];
  /** The values are measurements, which are compared: large, with digits of one width. */
  measured?: boolean;
}

const large = { fontWeight: 650, fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' } as const;

const twoColumns = 'repeat(2, minmax(0, 1fr))';

function Value({ value, url }: Pick<Fact, 'value' | 'url'>) {
  if (!url) return value;
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer nofollow">
      {value}
    </Link>
  );
}

/** Facts about the athlete, two side by side where there is room; a phone has it for figures, not for the names of schools and coaches. */
export function SharedFacts({ title, facts, measured = false }: SharedFactsProps) {
  return (
    <SectionCard title={title}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: 1.5,
          m: 0,
          mt: 1,
          gridTemplateColumns: { xs: measured ? twoColumns : 'minmax(0, 1fr)', sm: twoColumns },
          '@media print': { gap: 1, gridTemplateColumns: `repeat(${measured ? 2 : 3}, minmax(0, 1fr))` },
        }}
      >
        {facts.map(({ label, value, url = null, note = null, word = null }) => (
          <div key={label}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', ...(measured && large) }}>
              <Value value={value} url={url} />
            </Typography>
            {note !== null && (
              <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {note}
              </Typography>
            )}
            {word !== null && (
              <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {wordText(word)}
              </Typography>
            )}
          </div>
        ))}
      </Box>
    </SectionCard>
  );
}
