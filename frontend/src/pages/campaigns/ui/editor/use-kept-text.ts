import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useToast } from '@/shared/ui/toast';
import { campaignFields, type CampaignForm } from '../../model/editor/campaign-form';
import { keptText } from '../../model/editor/kept-text';

const isSame = (one: CampaignForm, other: CampaignForm) => campaignFields.every((name) => one[name] === other[name]);

/**
 * Brings back what was written here and never saved, and keeps what is being written. Returns how to forget it.
 * @param revision the one that the text is written from
 */
export function useKeptText(key: string, revision: number | null, { getValues, reset, subscribe }: UseFormReturn<CampaignForm>) {
  const toast = useToast();

  useEffect(() => {
    const kept = keptText.get(key);
    if (kept === null || isSame(kept.text, getValues())) return;
    reset(kept.text, { keepDefaultValues: true });
    toast({ title: 'Your text is back', description: 'You had not saved it.' });
  }, [key, getValues, reset, toast]);

  useEffect(() => {
    if (keptText.get(key) !== null) keptText.put(key, { text: getValues(), revision });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keptText.put(key, { text: values, revision }),
    });
  }, [key, revision, getValues, subscribe]);

  return () => keptText.clear(key);
}
