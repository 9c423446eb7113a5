import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Flag } from '../../model/ai/writing';

interface FlagListProps {
  flags: readonly Flag[];
  onConfirm: (flags: readonly Flag[]) => void;
  onRemove: (flag: Flag) => void;
}

/** The flagged places to decide before the text can be used: keep each of them, or remove its sentence. */
export function FlagList({ flags, onConfirm, onRemove }: FlagListProps) {
  if (flags.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <Typography sx={{ fontWeight: 640 }}>{flags.length === 1 ? 'One place to check' : `${flags.length} places to check`}</Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, mt: 1 }}>
        {flags.map((flag) => (
          <Box component="li" key={`${flag.start} ${flag.text}`} sx={{ overflowWrap: 'anywhere' }}>
            {flag.reason}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
              <Button size="small" variant="outlined" aria-label={`Keep as it is: ${flag.text}`} onClick={() => onConfirm([flag])}>
                Keep as it is
              </Button>
              <Button size="small" color="inherit" aria-label={`Remove sentence with ${flag.text}`} onClick={() => onRemove(flag)}>
                Remove sentence
              </Button>
            </Box>
          </Box>
        ))}
      </Box>
      {flags.length > 1 && (
        <Button size="small" sx={{ mt: 1.5 }} onClick={() => onConfirm(flags)}>
          Keep all {flags.length}
        </Button>
      )}
    </Alert>
  );
}
