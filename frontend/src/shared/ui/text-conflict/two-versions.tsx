import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWordChanges } from '@/shared/lib/word-changes';
import type { ConflictField } from './conflict-field';
import { MarkedVersion } from './marked-version';

interface TwoVersionsProps {
  field: ConflictField;
  mineTitle?: string;
  theirsTitle?: string;
}

/** Two versions of a text, side by side where there is room, with the words that differ marked. */
export function TwoVersions({
  field: { label, mine, theirs },
  mineTitle = 'Your version',
  theirsTitle = 'Other version',
}: TwoVersionsProps) {
  const changes = useWordChanges(theirs, mine);
  const compared = changes.length > 1 || changes[0]?.added !== undefined;
  const whole = (value: string) => [{ value, differs: false }];
  return (
    <Box component="section" aria-label={label}>
      <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
        <MarkedVersion
          title={mineTitle}
          color="brand.turfSoft"
          parts={
            compared ? changes.filter(({ removed }) => !removed).map((part) => ({ ...part, differs: part.added === true })) : whole(mine)
          }
        />
        <MarkedVersion
          title={theirsTitle}
          color="brand.ballSoft"
          parts={
            compared ? changes.filter(({ added }) => !added).map((part) => ({ ...part, differs: part.removed === true })) : whole(theirs)
          }
        />
      </Box>
    </Box>
  );
}
