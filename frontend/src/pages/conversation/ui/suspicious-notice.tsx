import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { ReplyEntry } from '@/entities/campaign';

interface SuspiciousNoticeProps {
  reply: ReplyEntry;
  isChecked: boolean;
  onChecked: () => void;
}

/** Why a reply may not be from the coach, before its text; calm, and with what to do. */
export function SuspiciousNotice({ reply: { fromAddress }, isChecked, onChecked }: SuspiciousNoticeProps) {
  if (isChecked) {
    return (
      <Alert severity="info" variant="outlined" sx={{ mt: 1 }}>
        This is not an address of the school. You checked who wrote it.
      </Alert>
    );
  }
  return (
    <Alert severity="warning" variant="outlined" sx={{ mt: 1 }}>
      <AlertTitle>This may not be the coach</AlertTitle>
      {fromAddress} is not an address of the school. Look the coach up on the school’s staff page, or call the office. Do not pay, and
      follow no link before that. You did nothing wrong.
      <br />
      <Button size="small" color="inherit" variant="outlined" sx={{ mt: 1 }} onClick={onChecked}>
        I checked, it is real
      </Button>
    </Alert>
  );
}
