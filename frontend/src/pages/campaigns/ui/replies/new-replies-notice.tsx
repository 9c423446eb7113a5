import Reply from '@mui/icons-material/Reply';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { newReplies } from '../../model/replies/new-replies';

interface NewRepliesNoticeProps {
  count: number;
  onShow: () => void;
}

/** Announces new replies, with a button to show them. */
export function NewRepliesNotice({ count, onShow }: NewRepliesNoticeProps) {
  if (count === 0) return null;
  return (
    <Alert
      severity="success"
      icon={<Reply />}
      role="status"
      sx={{ alignItems: 'center', bgcolor: 'brand.turfSoft', color: 'text.primary', '& .MuiAlert-action': { pt: 0 } }}
      action={
        <Button color="inherit" variant="outlined" size="small" onClick={onShow}>
          Show
        </Button>
      }
    >
      <strong>{newReplies(count)}</strong>
    </Alert>
  );
}
