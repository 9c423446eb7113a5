import { useState } from 'react';
import { useGetFollowUpsQuery, usePutFollowUpsMutation } from '@/entities/campaign';
import { errorText, type FollowUpRequest, type FollowUpsDto } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';
import { savedText } from '../../model/follow-ups/follow-up-words';

const textOf = ({ waitDays, reason, ownReason, template, confirmed }: FollowUpsDto['steps'][number]): FollowUpRequest => ({
  ...{ waitDays, reason, ownReason, template },
  confirmed: confirmed as FollowUpRequest['confirmed'],
});

/** The follow-ups of a campaign and the athlete's changes. Changes are kept until they are saved or discarded. */
export function useFollowUps(campaignId: string) {
  const toast = useToast();
  const { data, error, refetch } = useGetFollowUpsQuery(campaignId, { refetchOnMountOrArgChange: true });
  const [save, { isLoading }] = usePutFollowUpsMutation();
  const [draft, setDraft] = useState<{ steps: FollowUpRequest[]; revision: number } | null>(null);
  const steps = draft?.steps ?? data?.steps.map(textOf) ?? [];

  async function store(): Promise<void> {
    if (draft === null) return;
    try {
      const saved = await save({ id: campaignId, putFollowUpsRequest: draft }).unwrap();
      setDraft(null);
      toast({ title: 'Follow-ups saved', description: savedText(saved.steps) });
    } catch (failure) {
      toast({ variant: 'destructive', title: 'Follow-ups not saved', description: errorText(failure, 'Please try again in a moment.') });
    }
  }

  const change = (next: FollowUpRequest[]) => setDraft({ steps: next, revision: draft?.revision ?? data?.revision ?? 1 });
  return { data, error, refetch, steps, isChanged: draft !== null, isSaving: isLoading, change, store, discard: () => setDraft(null) };
}
