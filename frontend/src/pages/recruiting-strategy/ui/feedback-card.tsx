import ThumbDown from '@mui/icons-material/ThumbDownOutlined';
import ThumbUp from '@mui/icons-material/ThumbUpOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { errorText } from '@/shared/api';
import { SectionCard } from '@/shared/ui/section-card';
import { useToast } from '@/shared/ui/toast';
import { useRateStrategyMutation } from '../api/strategy-api';
import type { Strategy } from '../model/strategy';

const thanks = {
  yes: 'Thank you! Good to know that the plan helps you.',
  no: 'Thanks for the feedback. Fill in what is missing in your profile, then update the strategy for a better one.',
};

interface FeedbackCardProps {
  strategy: Strategy;
  disabled: boolean;
}

/** Stores the answer and thanks the athlete. */
function useRate(id: Strategy['id']) {
  const toast = useToast();
  const [rate, { isLoading }] = useRateStrategyMutation();

  async function submit(verdict: boolean): Promise<void> {
    try {
      await rate({ id, rateStrategyRequest: { useful: verdict } }).unwrap();
      toast({ title: 'Feedback Submitted', description: verdict ? thanks.yes : thanks.no });
    } catch (error) {
      const description = errorText(error, 'Please try again in a moment.');
      toast({ variant: 'destructive', title: 'Failed to Submit Feedback', description });
    }
  }

  return { submit, isLoading };
}

/** Whether the plan was useful; the last answer counts. */
export function FeedbackCard({ strategy: { id, useful }, disabled }: FeedbackCardProps) {
  const { submit, isLoading } = useRate(id);
  const button = (verdict: boolean) => ({
    variant: useful === verdict ? ('contained' as const) : ('outlined' as const),
    color: useful === verdict ? ('primary' as const) : ('inherit' as const),
    'aria-pressed': useful === verdict,
    disabled: disabled || isLoading,
    onClick: () => void submit(verdict),
  });

  return (
    <SectionCard title="Was this strategy useful?">
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button startIcon={<ThumbUp />} {...button(true)}>
          Yes
        </Button>
        <Button startIcon={<ThumbDown />} {...button(false)}>
          No
        </Button>
      </Box>
    </SectionCard>
  );
}
