import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useSendVerificationMailMutation } from '@/entities/athlete';
import type { MailSender } from '@/entities/campaign';
import { errorText } from '@/shared/api';
import { paths } from '@/shared/routes';
import { useToast } from '@/shared/ui/toast';

interface SenderNoteProps {
  sender: MailSender;
}

function ReconnectFirst({ card, children }: { card: 'gmail' | 'mailbox'; children: string }) {
  return (
    <Alert
      severity="warning"
      variant="outlined"
      action={
        <Button color="inherit" size="small" variant="outlined" component={Link} to={`${paths.profile}#${card}`}>
          Reconnect
        </Button>
      }
    >
      {children}
    </Alert>
  );
}

function NotVerified({ sender }: SenderNoteProps) {
  const toast = useToast();
  const [send, { data: mail, isLoading }] = useSendVerificationMailMutation();

  async function ask(): Promise<void> {
    try {
      const { delivered } = await send().unwrap();
      if (delivered) toast({ title: 'Link Sent', description: `Open your inbox at ${sender.replyTo} and tap the link.` });
      else toast({ variant: 'destructive', title: 'Link not delivered', description: 'This server cannot send email at the moment.' });
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'The link could not be sent',
        description: errorText(error, 'Please try again in a moment.'),
      });
    }
  }

  return (
    <Alert
      severity="warning"
      variant="outlined"
      action={
        <Button color="inherit" size="small" variant="outlined" disabled={isLoading || mail?.delivered === true} onClick={() => void ask()}>
          {mail?.delivered === true ? 'Link sent' : 'Send me the link'}
        </Button>
      }
    >
      Confirm {sender.replyTo} first, because coaches reply to it. Tap the link in the email we sent you.
    </Alert>
  );
}

/** Which address sends, and what to do before it can. Empty where nothing can be delivered: the send options explain that. */
export function SenderNote({ sender }: SenderNoteProps) {
  if (sender.reason === 'gmail_needs_reconnect') {
    return (
      <ReconnectFirst card="gmail">
        Google ended our access to your Gmail, so we can’t send. Connect it again on your profile, or disconnect it.
      </ReconnectFirst>
    );
  }
  if (sender.reason === 'mailbox_needs_reconnect') {
    return (
      <ReconnectFirst card="mailbox">
        Your mailbox does not let us sign in or send any more. Connect it again on your profile, or disconnect it.
      </ReconnectFirst>
    );
  }
  if (sender.reason === 'email_not_verified') return <NotVerified sender={sender} />;
  if (!sender.ready) return null;
  if (sender.via === 'gmail' || sender.via === 'mailbox') {
    return (
      <Alert severity="info" variant="outlined">
        Sent from your own {sender.via === 'gmail' ? 'Gmail' : 'mailbox'}, {sender.address}. Replies go there too.
      </Alert>
    );
  }
  if (sender.via === 'demo') {
    return (
      <Alert severity="info" variant="outlined">
        This is the demo. Only its invented coaches get your emails.
      </Alert>
    );
  }
  return (
    <Alert severity="info" variant="outlined">
      Sent from our address, {sender.address}. Replies go to you at {sender.replyTo}.
    </Alert>
  );
}
