import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type Placeholder, placeholders } from '../model/placeholders';

interface PlaceholderChipsProps {
  /** Who writes: an athlete about themselves, or an admin for athletes. */
  reader: 'athlete' | 'admin';
  onInsert: (piece: string) => void;
}

const groups = [
  { about: 'coach', titles: { athlete: 'About the coach', admin: 'About the coach' } },
  { about: 'you', titles: { athlete: 'About you, from your profile', admin: 'About the athlete, from their profile' } },
] as const;

function InsertChip({ placeholder, reader, onInsert }: { placeholder: Placeholder } & PlaceholderChipsProps) {
  const code = `{{${placeholder.name}}}`;
  const meaning = reader === 'athlete' ? placeholder.meaning : placeholder.meaning.replace(/^Your/, 'Athlete’s');
  return (
    <Tooltip title={`${code}, e.g. ${placeholder.example}`}>
      <Chip
        component="button"
        type="button"
        clickable
        size="small"
        variant="outlined"
        label={meaning}
        aria-label={`Insert: ${meaning}`}
        // Pressing a chip leaves the cursor where it is in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onInsert(code)}
        sx={{ height: 28, borderColor: 'brand.control' }}
      />
    </Tooltip>
  );
}

/** Everything the server can fill in, one press each; it lands at the cursor. */
export function PlaceholderChips({ reader, onInsert }: PlaceholderChipsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      <Typography variant="body2" color="textSecondary">
        Tap to insert; each coach gets their own value. Add a fallback in case it’s missing: <code>{'{{coach_first_name|Coach}}'}</code>
      </Typography>
      {groups.map(({ about, titles }) => (
        <Box key={about} role="group" aria-label={titles[reader]}>
          <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.75 }}>
            {titles[reader]}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
            {placeholders
              .filter((placeholder) => placeholder.about === about)
              .map((placeholder) => (
                <InsertChip key={placeholder.name} placeholder={placeholder} reader={reader} onInsert={onInsert} />
              ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
