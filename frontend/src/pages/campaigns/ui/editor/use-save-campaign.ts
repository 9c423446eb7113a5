import type { UseFormSetError } from 'react-hook-form';
import { type Campaign, useCreateCampaignMutation, useUpdateCampaignMutation } from '@/entities/campaign';
import { errorText } from '@/shared/api';
import { applyServerErrors } from '@/shared/ui/form-field';
import { useToast } from '@/shared/ui/toast';
import { campaignFields, type CampaignForm } from '../../model/campaign-form';

const created = { title: 'Campaign Created', description: 'It is a draft. Now pick the coaches it goes to.' };
const updated = { title: 'Campaign Updated', description: 'Your changes are saved.' };

/** Creates a campaign, or changes the given draft, and says how it went. Answers null when it failed. */
export function useSaveCampaign(campaign: Campaign | null, setError: UseFormSetError<CampaignForm>) {
  const toast = useToast();
  const [create] = useCreateCampaignMutation();
  const [update] = useUpdateCampaignMutation();

  return async (form: CampaignForm): Promise<Campaign | null> => {
    try {
      const saved =
        campaign === null
          ? await create(form).unwrap()
          : await update({ id: campaign.id, updateCampaignRequest: { id: campaign.id, ...form } }).unwrap();
      toast(campaign === null ? created : updated);
      return saved;
    } catch (error) {
      applyServerErrors(error, campaignFields, setError);
      toast({
        variant: 'destructive',
        title: campaign === null ? 'Failed to Create Campaign' : 'Failed to Update Campaign',
        description: errorText(error, 'Please try again in a moment.'),
      });
      return null;
    }
  };
}
