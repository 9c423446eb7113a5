import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { HeldTextDto } from '@/shared/api';

interface HeldTextProps {
  text: HeldTextDto;
  leftOut: boolean;
  onLeaveOut: (out: boolean) => void;
}

/** One email as its coach would get it. */
export function HeldText({ text, leftOut, onLeaveOut }: HeldTextProps) {
  const { coachName, coachTitle, schoolName, toAddress, fromAddress, subject, text: body, byHand } = text;
  const who = coachName ?? toAddress;
  return (
    <Card component="article" aria-label={`Email to ${who}`} sx={{ p: { xs: 2, md: 2.5 }, opacity: leftOut ? 0.7 : 1 }}>
      <Typography sx={{ fontWeight: 640 }}>To {who}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {[coachTitle, schoolName].filter((part) => part !== '').join(', ')} · {toAddress}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {byHand ? 'Sent by hand, once you have approved it' : `From ${fromAddress ?? 'Recruit'}`}
      </Typography>
      <Typography sx={{ fontWeight: 600, mt: 1.5, overflowWrap: 'anywhere' }}>{subject}</Typography>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 0.5 }}>{body}</Box>
      <FormControlLabel
        sx={{ mt: 1, mr: 0, minHeight: 44 }}
        control={<Checkbox checked={!leftOut} onChange={(_, included) => onLeaveOut(!included)} />}
        label={`Include the email to ${who}`}
      />
    </Card>
  );
}
