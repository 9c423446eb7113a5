import MarkEmailUnread from '@mui/icons-material/MarkEmailUnreadOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Campaign, useCheckCampaignRepliesMutation } from '@/entities/campaign';
import { useGetGmailStatusQuery } from '@/entities/athlete';
import { errorText } from '@/shared/api';
import { paths } from '@/shared/routes';
import { AppLink } from '@/shared/ui/app-link';
import { useToast } from '@/shared/ui/toast';

interface CheckForRepliesProps {
  campaign: Campaign;
}

/** Recruit cannot see replies: where they are, and how to change that when this server allows it. */
function InYourInbox({ setUp }: { setUp: boolean }) {
  return (
    <Typography variant="body2" color="textSecondary">
      Coaches reply to your own inbox, which Recruit can’t see.
      {setUp && (
        <>
          {' '}
          <AppLink to={`${paths.profile}#gmail`}>Connect Gmail with reply reading</AppLink> to check for replies here.
        </>
      )}
    </Typography>
  );
}

/** Looks now, and says what was found; offered only where Recruit can read replies. */
export function CheckForReplies({ campaign }: CheckForRepliesProps) {
  const toast = useToast();
  const [check, { isLoading }] = useCheckCampaignRepliesMutation();
  const { data: gmail } = useGetGmailStatusQuery();
  const answerable = campaign.status === 'completed' || campaign.status === 'active';
  if (!answerable || campaign.sentCount === 0 || gmail === undefined) return null;
  if (!gmail.connected || !gmail.canReadReplies) return <InYourInbox setUp={gmail.state !== 'not_set_up'} />;

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
