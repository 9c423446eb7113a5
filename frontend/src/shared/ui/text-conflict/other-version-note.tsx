import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface OtherVersionNoteProps {
  onCompare: () => void;
  onDiscard: () => void;
}

/** Tells the user that the version that was not chosen is still available. */
export function OtherVersionNote({ onCompare, onDiscard }: OtherVersionNoteProps) {
  return (
    <Alert severity="info" variant="outlined" sx={{ '& .MuiAlert-message': { flex: 1 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 200px' }}>Another version of this text is kept in this tab.</Box>
        <Button size="small" variant="outlined" color="inherit" onClick={onCompare}>
          Compare
        </Button>
        <Button size="small" color="inherit" onClick={onDiscard}>
          Discard it
        </Button>
      </Box>
    </Alert>
  );
}
