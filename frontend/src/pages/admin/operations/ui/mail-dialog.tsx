import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OutboxMailText } from '@/shared/api';
import { momentWords } from '@/shared/lib/dates';
import { ErrorState } from '@/shared/ui/error-state';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useGetOutboxMailQuery } from '../api/outbox-api';
import { reasonWords } from '../model/reason-words';

interface MailDialogProps {
  id: string;
  onClose: () => void;
}

/** One email of the outbox with its text. */
export function MailDialog({ id, onClose }: MailDialogProps) {
  const { currentData: mail, error, refetch } = useGetOutboxMailQuery(id);
  return (
    <ResponsiveDialog open title={mail?.subject || 'Email'} onClose={onClose} maxWidth="md">
      {mail !== undefined && <MailText mail={mail} />}
      {mail === undefined && error !== undefined && (
        <ErrorState title="The email could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {mail === undefined && error === undefined && <SkeletonList rows={3} label="Loading the email" />}
    </ResponsiveDialog>
  );
}

function MailText({ mail }: { mail: OutboxMailText }) {
  const head = [
    ['From', mail.from],
    ['Reply-To', mail.replyTo],
    ['To', mail.to],
    ['Date', momentWords(mail.createdAt)],
  ] as const;
  return (
    <>
      <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
        {reasonWords[mail.reason].long}
      </Alert>
      <Box component="dl" sx={{ m: 0, mb: 2, display: 'grid', gridTemplateColumns: '90px 1fr', rowGap: 0.5, columnGap: 2 }}>
        {head.map(
          ([name, value]) =>
            value !== null && (
              <Box key={name} sx={{ display: 'contents' }}>
                <Typography component="dt" color="textSecondary">
                  {name}
                </Typography>
                <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                  {value}
                </Box>
              </Box>
            ),
        )}
      </Box>
      <Box
        sx={{
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          maxWidth: '72ch',
          pt: 2,
          borderTop: '1px solid',
          borderColor: 'divider',
          fontSize: '1rem',
          lineHeight: 1.6,
        }}
      >
        {mail.text}
      </Box>
    </>
  );
}
