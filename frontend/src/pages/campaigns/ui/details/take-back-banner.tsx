import Undo from '@mui/icons-material/Undo';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type Campaign, useTakeBackCampaignMutation } from '@/entities/campaign';
import { errorText } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';
import { useToast } from '@/shared/ui/toast';
import { useSecondsLeft } from './use-seconds-left';

interface TakeBackBannerProps {
  campaign: Campaign;
}

/** The seconds after Send in which everything can be taken back. */
export function TakeBackBanner({ campaign }: TakeBackBannerProps) {
  const toast = useToast();
  const left = useSecondsLeft(campaign.leavesAt);
  const [takeBack, { isLoading }] = useTakeBackCampaignMutation();
  if (left === 0 && !isLoading) return null;

  async function undo(): Promise<void> {
    try {
      const { status } = await takeBack(campaign.id).unwrap();
      const now = status === 'draft' ? 'It is a draft again.' : 'The emails are kept, not delivered.';
      toast({ title: 'Campaign Taken Back', description: `Nothing was sent. ${now}` });
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'Could Not Be Taken Back',
        description: errorText(error, 'Please try again right away.'),
      });
    }
  }

  return (
    <Alert
      severity="warning"
      icon={<Undo />}
      sx={{
        alignItems: 'center',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        bgcolor: 'brand.ballSoft',
        color: 'text.primary',
        '& .MuiAlert-message': { flex: 1 },
        '& .MuiAlert-action': { pt: 0, pb: { xs: 1, sm: 0 }, pl: { xs: 0, sm: 2 }, whiteSpace: 'nowrap' },
      }}
      action={
        <Button color="inherit" variant="outlined" disabled={isLoading} onClick={() => void undo()}>
          {isLoading ? 'Taking back...' : 'Take back'}
        </Button>
      }
    >
      <strong role="timer">Sending in {left} s</strong>
      <br />
      {countOf(campaign.queuedCount, 'email')} {campaign.queuedCount === 1 ? 'is' : 'are'} waiting. You can still undo.
    </Alert>
  );
}
