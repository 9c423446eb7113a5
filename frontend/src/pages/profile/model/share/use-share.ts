import { errorText } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';
import { useChangeShareMutation, useRenewShareMutation } from '../../api/share-api';
import { type ShareDraft, shareRequest } from './share-draft';

interface ShareActions {
  busy: boolean;
  /** The functions return whether the change was stored. */
  turnOn: (draft: ShareDraft) => Promise<boolean>;
  turnOff: () => Promise<boolean>;
  save: (draft: ShareDraft) => Promise<boolean>;
  renew: () => Promise<boolean>;
}

/** The actions on the shared profile; each reports its result. */
export function useShare(): ShareActions {
  const [change, changing] = useChangeShareMutation();
  const [renew, renewing] = useRenewShareMutation();
  const toast = useToast();

  async function toastOutcome(work: Promise<unknown>, title: string, description: string): Promise<boolean> {
    try {
      await work;
      toast({ title, description });
      return true;
    } catch (error) {
      const reason = errorText(error, 'Nothing was changed. Please try again.');
      toast({ title: 'Share Failed', description: reason, variant: 'destructive' });
      return false;
    }
  }

  return {
    busy: changing.isLoading || renewing.isLoading,
    turnOn: (draft) => {
      return toastOutcome(change({ ...shareRequest(draft), enabled: true }).unwrap(), 'Profile Shared', 'Anyone with the link can see it.');
    },
    turnOff: () => toastOutcome(change({ enabled: false }).unwrap(), 'Sharing Is Off', 'The link does not work any more.'),
    save: (draft) => toastOutcome(change(shareRequest(draft)).unwrap(), 'Changes Saved', 'The shared profile shows what you ticked.'),
    renew: () => toastOutcome(renew().unwrap(), 'New Link Made', 'The old link does not work any more.'),
  };
}
