import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OutboxMail } from '@/shared/api';
import { momentWords } from '@/shared/lib/dates';
import { StatusPill } from '@/shared/ui/status-pill';
import { reasonWords } from '../model/reason-words';

interface MailRowProps {
  mail: OutboxMail;
  onOpen: (mailId: string) => void;
}

/** One email of the outbox; pressing it opens its text. */
export function MailRow({ mail, onOpen }: MailRowProps) {
  return (
    <Box component="li" sx={{ listStyle: 'none', borderTop: '1px solid', borderColor: 'divider' }}>
      <Box
        component="button"
        type="button"
        aria-haspopup="dialog"
        onClick={() => onOpen(mail.id)}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto 190px' },
          columnGap: 2,
          rowGap: 0.5,
          alignItems: 'center',
          justifyItems: 'start',
          width: '100%',
          px: 1,
          py: 1.25,
          border: 0,
          bgcolor: 'transparent',
          color: 'inherit',
          font: 'inherit',
          textAlign: 'left',
          cursor: 'pointer',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Box component="span" sx={{ minWidth: 0, maxWidth: '100%' }}>
          <Typography component="span" sx={{ display: 'block', overflowWrap: 'anywhere', fontWeight: 640 }}>
            {mail.subject === '' ? '(no subject)' : mail.subject}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            To {mail.to}
          </Typography>
        </Box>
        <StatusPill tone={mail.reason === 'demo' ? 'neutral' : 'next'}>{reasonWords[mail.reason].short}</StatusPill>
        <Typography component="time" dateTime={mail.createdAt} variant="body2" color="textSecondary">
          {momentWords(mail.createdAt)}
        </Typography>
      </Box>
    </Box>
  );
}
