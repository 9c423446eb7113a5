import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type Placeholder, placeholders } from '../../model/placeholders';

interface PlaceholderChipsProps {
  onInsert: (piece: string) => void;
}

const groups = [
  { about: 'coach', title: 'About the coach' },
  { about: 'you', title: 'About you, from your profile' },
] as const;

function InsertChip({ placeholder, onInsert }: { placeholder: Placeholder } & PlaceholderChipsProps) {
  const code = `{{${placeholder.name}}}`;
  return (
    <Tooltip title={`${code}, e.g. ${placeholder.example}`}>
      <Chip
        component="button"
        type="button"
        clickable
        size="small"
        variant="outlined"
        label={placeholder.meaning}
        aria-label={`Insert: ${placeholder.meaning}`}
        // Pressing a chip leaves the cursor where it is in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onInsert(code)}
        sx={{ height: 28, borderColor: 'brand.control' }}
      />
    </Tooltip>
  );
}

/** Everything the server can fill in, one press each; it lands at the cursor. */
export function PlaceholderChips({ onInsert }: PlaceholderChipsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      <Typography variant="body2" color="textSecondary">
        Press one to put it at the cursor. It is filled in for each coach; a word of your own stands in where nothing
        is known: <code>{'{{coach_first_name|Coach}}'}</code>
      </Typography>
      {groups.map(({ about, title }) => (
        <Box key={about} role="group" aria-label={title}>
          <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.75 }}>
            {title}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
            {placeholders
              .filter((placeholder) => placeholder.about === about)
              .map((placeholder) => (
                <InsertChip key={placeholder.name} placeholder={placeholder} onInsert={onInsert} />
              ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
