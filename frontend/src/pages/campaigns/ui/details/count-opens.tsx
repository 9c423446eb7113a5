import { useId } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { type Campaign, useUpdateCampaignMutation } from '@/entities/campaign';
import { errorText } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';

/** Whether opens of a draft's emails are counted. Saved at once, but only if the stored text is the one shown. */
export function CountOpens({ campaign }: { campaign: Campaign }) {
  const id = useId();
  const toast = useToast();
  const [update, { isLoading }] = useUpdateCampaignMutation();

  async function choose(trackOpens: boolean): Promise<void> {
    const { name, subject, template, revision } = campaign;
    try {
      const updateCampaignRequest = { id: campaign.id, name, subject, template, revision, trackOpens };
      await update({ id: campaign.id, updateCampaignRequest }).unwrap();
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'Failed to Update Campaign',
        description: errorText(error, 'Please try again in a moment.'),
      });
    }
  }

  return (
    <Box>
      <FormControlLabel
        sx={{ mr: 0, minHeight: 44 }}
        control={
          <Switch
            checked={campaign.trackOpens}
            disabled={isLoading}
            onChange={(_, on) => void choose(on)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
        label="Count opens"
      />
      <Typography id={id} variant="body2" color="textSecondary">
        {campaign.trackOpens ? 'Each email carries an invisible picture. The count is an estimate.' : 'Emails carry no invisible picture.'}
      </Typography>
    </Box>
  );
}
