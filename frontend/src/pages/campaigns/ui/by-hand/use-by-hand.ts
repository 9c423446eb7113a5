import {
  type CampaignEmail,
  type HandChannel,
  useMarkSentByHandMutation,
  useNoteReplyMutation,
  useRemoveNotedReplyMutation,
  useUndoSentByHandMutation,
} from '@/entities/campaign';
import { errorText } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';
import { coachNameOf } from '../../model/by-hand/coach-name-of';

export interface SentByHand {
  channel: HandChannel;
  template?: string;
  confirmed: ('unknown_placeholder' | 'empty_placeholder' | 'birthdate_included')[];
}

/** "I sent it", "They replied", and undoing either; each reports its result. */
export function useByHand(campaignId: string) {
  const toast = useToast();
  const [mark, marking] = useMarkSentByHandMutation();
  const [unmark, unmarking] = useUndoSentByHandMutation();
  const [note, noting] = useNoteReplyMutation();
  const [forget, forgetting] = useRemoveNotedReplyMutation();

  async function run(work: () => Promise<unknown>, done: { title: string; description: string }, undo?: () => void): Promise<boolean> {
    try {
      await work();
      toast({ ...done, ...(undo && { action: { label: 'Undo', onPress: undo } }) });
      return true;
    } catch (error) {
      toast({ variant: 'destructive', title: 'Nothing Was Changed', description: errorText(error, 'Please try again in a moment.') });
      return false;
    }
  }

  async function undoSent(email: CampaignEmail): Promise<boolean> {
    const done = { title: 'Undone', description: `The email to ${coachNameOf(email)} counts as not delivered again.` };
    return run(() => unmark({ id: campaignId, emailId: email.id }).unwrap(), done);
  }

  return {
    isBusy: marking.isLoading || unmarking.isLoading || noting.isLoading || forgetting.isLoading,
    markSent: (email: CampaignEmail, markByHandRequest: SentByHand) =>
      run(
        () => mark({ id: campaignId, emailId: email.id, markByHandRequest }).unwrap(),
        { title: 'Marked as Sent', description: `You wrote to ${coachNameOf(email)} by hand.` },
        () => void undoSent(email),
      ),
    undoSent,
    noteReply: (email: CampaignEmail, notedReplyRequest: { at: string; text: string }) =>
      run(() => note({ id: campaignId, emailId: email.id, notedReplyRequest }).unwrap(), {
        title: 'Reply Noted',
        description: `${coachNameOf(email)} counts as replied.`,
      }),
    removeReply: (email: CampaignEmail) =>
      run(() => forget({ id: campaignId, emailId: email.id }).unwrap(), {
        title: 'Reply Removed',
        description: `${coachNameOf(email)} counts as not replied. The lead level stays.`,
      }),
  };
}
