import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';

interface RepliesChoiceProps {
  replies: boolean;
  onChange: (replies: boolean) => void;
}

/** Whether Recruit may look for answers; Google's page then asks for exactly that. */
export function RepliesChoice({ replies, onChange }: RepliesChoiceProps) {
  return (
    <Box sx={{ borderRadius: '12px', bgcolor: 'brand.sunk', px: 1.5, py: 1 }}>
      <FormControlLabel
        sx={{ mr: 0, minHeight: 40 }}
        control={
          <Checkbox
            checked={replies}
            onChange={(_, on) => onChange(on)}
            slotProps={{ input: { 'aria-describedby': 'replies-choice-note' } }}
          />
        }
        label="Tell me who replied"
      />
      <Typography id="replies-choice-note" variant="body2" color="textSecondary">
        {replies
          ? 'Google asks whether Recruit may see your email. Recruit looks only for coaches’ replies and bounced emails.'
          : 'Recruit only sends. Check your inbox for replies.'}
      </Typography>
    </Box>
  );
}
