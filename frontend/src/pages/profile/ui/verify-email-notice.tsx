import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type User, useSendVerificationMailMutation } from '@/entities/athlete';
import { useGetMailSenderQuery } from '@/entities/campaign';
import { errorText } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';

interface VerifyEmailNoticeProps {
  user: User;
}

/** Mail leaves only for a confirmed address; where no mail server is set up there is nothing to confirm. */
export function VerifyEmailNotice({ user }: VerifyEmailNoticeProps) {
  const { data: sender } = useGetMailSenderQuery();
  const [send, { isLoading, isSuccess }] = useSendVerificationMailMutation();
  const toast = useToast();
  if (user.emailVerified || sender?.via !== 'smtp') return null;

  async function ask(): Promise<void> {
    try {
      await send().unwrap();
    } catch (error) {
      const description = errorText(error, 'The mail could not be sent. Please try again in a moment.');
      toast({ title: 'Link not sent', description, variant: 'destructive' });
    }
  }

  const button = (
    <Button color="inherit" variant="outlined" size="small" disabled={isLoading} onClick={() => void ask()}>
      {isSuccess ? 'Send it again' : 'Send me the link'}
    </Button>
  );
  return (
    <Alert severity="info" variant="outlined" action={button} sx={{ mb: 2 }}>
      <span role="status">
        {isSuccess
          ? `We sent a link to ${user.email}. It is good for one day.`
          : `Confirm your email address ${user.email}, so that your mails can leave and coaches can answer.`}
      </span>
    </Alert>
  );
}
