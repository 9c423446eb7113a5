import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type User, useSendVerificationMailMutation } from '@/entities/athlete';
import { useGetMailSenderQuery } from '@/entities/campaign';
import { errorText } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';

interface VerifyEmailNoticeProps {
  user: User;
}

/** `delivered`: whether the link was delivered; undefined before it is requested. */
function words(email: string, delivered: boolean | undefined): string {
  if (delivered === undefined) return `Confirm your email address ${email}, so that your emails can be sent and coaches can reply.`;
  if (delivered) return `We sent a link to ${email}. It is good for one day.`;
  return 'The link was not delivered: this server cannot send email at the moment.';
}

/** Email is sent only for a confirmed address; without a mail server there is nothing to confirm. */
export function VerifyEmailNotice({ user }: VerifyEmailNoticeProps) {
  const { data: sender } = useGetMailSenderQuery();
  const [send, { data: mail, isLoading }] = useSendVerificationMailMutation();
  const toast = useToast();
  if (user.emailVerified || sender?.reason !== 'email_not_verified') return null;

  async function ask(): Promise<void> {
    try {
      await send().unwrap();
    } catch (error) {
      const description = errorText(error, 'The email could not be sent. Please try again in a moment.');
      toast({ title: 'Link not sent', description, variant: 'destructive' });
    }
  }

  const button = (
    <Button color="inherit" variant="outlined" size="small" disabled={isLoading} onClick={() => void ask()}>
      {mail?.delivered ? 'Send it again' : 'Send me the link'}
    </Button>
  );
  return (
    <Alert severity="info" variant="outlined" action={button} sx={{ mb: 2 }}>
      <span role="status">{words(user.email, mail?.delivered)}</span>
    </Alert>
  );
}
