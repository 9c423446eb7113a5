import { useId } from 'react';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { wordText } from '@/entities/coach-word';
import type { SharedFactDto } from '@/shared/api';
import { SectionCard } from '@/shared/ui/section-card';

interface SharedTilesProps {
  title: string;
  tiles: readonly SharedFactDto[];
}

const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

const grid = {
  display: 'grid',
  columnGap: 2,
  rowGap: 2,
  gridTemplateColumns: { xs: equal(2), sm: 'repeat(auto-fill, minmax(150px, 1fr))' },
  '@media print': { gap: 1, gridTemplateColumns: equal(4) },
};

/** "96 (100-point)" → the figure, and what it is of. */
function parted(value: string): [figure: string, of: string | null] {
  const at = value.indexOf(' (');
  return at < 0 ? [value, null] : [value.slice(0, at), value.slice(at + 1)];
}

const figure = { fontSize: { xs: '1.625rem', md: '1.75rem' }, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' };

function Tile({ tile: { label, value, word }, hasSource }: { tile: SharedFactDto; hasSource: boolean }) {
  const id = useId();
  const [main, of] = parted(value);
  return (
    <Box role="group" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography variant="h4" component="p" sx={figure}>
        {main}
        {of !== null && (
          <Typography component="span" variant="body2" sx={{ display: 'block', whiteSpace: 'normal' }}>
            {' '}
            {of}
          </Typography>
        )}
      </Typography>
      {hasSource && (
        <Typography
          variant="body2"
          sx={{ display: 'flex', gap: 0.5, color: word?.verified ? 'primary.main' : 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {word?.verified && <CheckCircle sx={{ fontSize: '1rem', mt: '2px' }} />}
          <span>{word === null ? 'Self-reported' : wordText(word)}</span>
        </Typography>
      )}
    </Box>
  );
}

/** Figures of one kind with their source; the source is shown once when all are self-reported. */
export function SharedTiles({ title, tiles }: SharedTilesProps) {
  if (tiles.length === 0) return null;
  const hasSource = tiles.some(({ word }) => word !== null);
  const aside = !hasSource && (
    <Typography variant="body2" color="textSecondary">
      Self-reported
    </Typography>
  );
  return (
    <SectionCard title={title} aside={aside}>
      <Box sx={grid}>
        {tiles.map((tile) => (
          <Tile key={tile.label} tile={tile} hasSource={hasSource} />
        ))}
      </Box>
    </SectionCard>
  );
}
