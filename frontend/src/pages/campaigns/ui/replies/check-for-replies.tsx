import MarkEmailUnread from '@mui/icons-material/MarkEmailUnreadOutlined';
import Button from '@mui/material/Button';
import { type Campaign, useCheckCampaignRepliesMutation } from '@/entities/campaign';
import { errorText } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';

interface CheckForRepliesProps {
  campaign: Campaign;
}

/** Looks now, and says what was found. */
export function CheckForReplies({ campaign }: CheckForRepliesProps) {
  const toast = useToast();
  const [check, { isLoading }] = useCheckCampaignRepliesMutation();
  const answerable = campaign.status === 'completed' || campaign.status === 'active';
  if (!answerable || campaign.sentCount === 0) return null;

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
