import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSession } from '@/entities/athlete';
import { useToast } from '@/shared/ui/toast';
import { campaignFields, type CampaignForm } from '../../model/campaign-form';
import { keptText } from '../../model/kept-text';

const isSame = (one: CampaignForm, other: CampaignForm) => campaignFields.every((name) => one[name] === other[name]);

/** Brings back what was written here and never saved, and keeps what is being written. Answers how to forget it. */
export function useKeptText(campaignId: string | null, { getValues, reset, subscribe }: UseFormReturn<CampaignForm>) {
  const toast = useToast();
  const { user } = useSession();
  const key = keptText.keyOf(user?.id ?? '', campaignId);

  useEffect(() => {
    const kept = keptText.get(key);
    if (kept !== null && !isSame(kept, getValues())) {
      reset(kept, { keepDefaultValues: true });
      toast({ title: 'Your text is back', description: 'You had not saved it.' });
    }
    return subscribe({ formState: { values: true }, callback: ({ values }) => keptText.put(key, values) });
  }, [key, getValues, reset, subscribe, toast]);

  return () => keptText.clear(key);
}
