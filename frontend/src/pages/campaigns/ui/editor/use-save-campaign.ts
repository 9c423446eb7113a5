import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { type Campaign, useCreateCampaignMutation, useUpdateCampaignMutation } from '@/entities/campaign';
import { errorText, textChanged } from '@/shared/api';
import { connection } from '@/shared/lib/connection';
import { pressKey } from '@/shared/lib/press-key';
import { applyServerErrors } from '@/shared/ui/form-field';
import { useToast } from '@/shared/ui/toast';
import { campaignFields, type CampaignForm } from '../../model/editor/campaign-form';
import { storedText, type StoredText } from '../../model/editor/stored-text';

export type SaveOutcome =
  | { kind: 'saved'; campaign: Campaign }
  /** Nothing was stored: another text is there than the one that was changed. */
  | { kind: 'conflict'; stored: StoredText }
  | { kind: 'failed' };

const created = { title: 'Campaign Created', description: 'It is a draft. Now pick the coaches it goes to.' };
const kept = { title: 'Saved on this device', description: 'It is sent when you are back online.' };
const updated = { title: 'Campaign Updated', description: 'Your changes are saved.' };

/** Creates a campaign, or changes the given draft from the given revision, and shows how it went. */
export function useSaveCampaign(campaign: Campaign | null, setError: UseFormSetError<CampaignForm>) {
  const toast = useToast();
  const [create] = useCreateCampaignMutation();
  const [update] = useUpdateCampaignMutation();
  // When a lost answer makes the client retry, the draft is still stored only once.
  const [newId] = useState(pressKey);

  return async (form: CampaignForm, revision: number | null): Promise<SaveOutcome> => {
    try {
      const from = revision === null ? {} : { revision };
      const saved =
        campaign === null
          ? await create({ ...form, id: newId }).unwrap()
          : await update({ id: campaign.id, updateCampaignRequest: { id: campaign.id, ...form, ...from } }).unwrap();
      const stored = campaign === null ? created : updated;
      toast(connection.isOffline() ? kept : stored);
      return { kind: 'saved', campaign: saved };
    } catch (error) {
      const stored = storedText(textChanged(error));
      if (stored !== null) return { kind: 'conflict', stored };
      applyServerErrors(error, campaignFields, setError);
      toast({
        variant: 'destructive',
        title: campaign === null ? 'Failed to Create Campaign' : 'Failed to Update Campaign',
        description: errorText(error, 'Please try again in a moment.'),
      });
      return { kind: 'failed' };
    }
  };
}
