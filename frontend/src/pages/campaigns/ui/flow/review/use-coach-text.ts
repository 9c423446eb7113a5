import { useState } from 'react';
import { type MailPreview, useChangeCoachTextMutation, useResetCoachTextMutation } from '@/entities/campaign';
import { asApiError, errorText } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';

export interface CoachText {
  subject: string;
  template: string;
}

/** What is stored instead, since another tab changed it; null: the campaign's own text. */
export type StoredText = (CoachText & { revision: number }) | null;

function storedOf(error: unknown): StoredText | undefined {
  const problem = asApiError(error)?.problem;
  if (problem?.code !== 'coach_text_changed') return undefined;
  return (problem.body['present'] ?? null) as StoredText;
}

interface CoachTextOrder {
  campaignId: string;
  mail: MailPreview;
  /** With the revision that the campaign has now. */
  onChanged: (coachId: number, campaignRevision: number) => void;
}

/** Changes the email for one coach, or undoes that. A change in another tab is overwritten only after a second press. */
export function useCoachText({ campaignId, mail, onChanged }: CoachTextOrder) {
  const toast = useToast();
  const [change, { isLoading: isSaving }] = useChangeCoachTextMutation();
  const [reset, { isLoading: isResetting }] = useResetCoachTextMutation();
  const [failure, setFailure] = useState<string | null>(null);
  /** Undefined while no other tab changed it. */
  const [stored, setStored] = useState<StoredText | undefined>(undefined);
  const place = { id: campaignId, coachId: String(mail.coachId) };

  /** Returns whether it is stored. */
  async function save(text: CoachText): Promise<boolean> {
    const revision = stored === undefined ? mail.textRevision : (stored?.revision ?? 0);
    setFailure(null);
    try {
      const { campaignRevision } = await change({ ...place, coachTextRequest: { ...text, revision } }).unwrap();
      onChanged(mail.coachId, campaignRevision);
      return true;
    } catch (error) {
      const other = storedOf(error);
      if (other === undefined) setFailure(errorText(error, 'Your change was not saved. Please try again in a moment.'));
      else setStored(other);
      return false;
    }
  }

  async function undo(): Promise<void> {
    try {
      const { campaignRevision } = await reset({ ...place, revision: mail.textRevision }).unwrap();
      onChanged(mail.coachId, campaignRevision);
    } catch (error) {
      toast({ variant: 'destructive', title: 'Failed to undo the change', description: errorText(error, 'Please try again in a moment.') });
    }
  }

  return { save, undo, failure, stored, isBusy: isSaving || isResetting };
}
