import MarkEmailUnread from '@mui/icons-material/MarkEmailUnreadOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Campaign, useCheckCampaignRepliesMutation } from '@/entities/campaign';
import { type ReplyReading, useReplyReading, useReplyReadingPending } from '@/entities/athlete';
import { errorText } from '@/shared/api';
import { paths } from '@/shared/routes';
import { AppLink } from '@/shared/ui/app-link';
import { Pending } from '@/shared/ui/in-order';
import { useToast } from '@/shared/ui/toast';

interface CheckForRepliesProps {
  campaign: Campaign;
}

function ConnectLinks({ reading }: { reading: Exclude<ReplyReading, 'on'> }) {
  const gmail = <AppLink to={`${paths.profile}#gmail`}>Connect Gmail with reply reading</AppLink>;
  const mailbox = (label: string) => <AppLink to={`${paths.profile}#mailbox`}>{label}</AppLink>;
  if (reading === 'mailbox_lost') return mailbox('Reconnect your mailbox');
  if (reading === 'off_without_gmail') return mailbox('Connect a mailbox');
  if (reading === 'gmail_sends_only') return gmail;
  return (
    <>
      {gmail} or {mailbox('another mailbox')}
    </>
  );
}

/** Recruit cannot see replies: where they are, and how to change that. */
function InYourInbox({ reading }: { reading: Exclude<ReplyReading, 'on'> }) {
  return (
    <Typography variant="body2" color="textSecondary">
      Coaches reply to your own inbox, which Recruit can’t see. <ConnectLinks reading={reading} /> to check for replies here.
    </Typography>
  );
}

/** Checks for replies now and reports the result; offered only when Recruit can read replies. */
export function CheckForReplies({ campaign }: CheckForRepliesProps) {
  const toast = useToast();
  const [check, { isLoading }] = useCheckCampaignRepliesMutation();
  const reading = useReplyReading();
  const isPending = useReplyReadingPending();
  const answerable = campaign.status === 'completed' || campaign.status === 'active';
  if (!answerable || campaign.sentCount === 0) return null;
  if (reading === undefined) return isPending ? <Pending /> : null;
  if (reading !== 'on') return <InYourInbox reading={reading} />;

  async function look(): Promise<void> {
    try {
      const { checked, repliesFound } = await check(campaign.id).unwrap();
      toast({ title: 'Reply Check Complete', description: `Checked ${checked} emails, found ${repliesFound} new replies.` });
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'Failed to Check Replies',
        description: errorText(error, 'Please try again in a moment.'),
      });
    }
  }

  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<MarkEmailUnread />}
      disabled={isLoading}
      onClick={() => void look()}
      sx={{ minHeight: { xs: 44, md: 40 }, justifySelf: { sm: 'start' } }}
    >
      {isLoading ? 'Checking...' : 'Check for Replies'}
    </Button>
  );
}
