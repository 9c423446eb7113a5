import type { OperationsAccount, ResetLinkDto } from '@/shared/api';
import { errorText } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';
import { useToast } from '@/shared/ui/toast';
import { useChangeUserRoleMutation, useEndUserSessionsMutation, useSendResetLinkMutation } from '../api/operations-api';

interface AccountActions {
  /** Resolves with the link when it has to be handed over. */
  sendLink: () => Promise<string | null>;
  endSessions: () => Promise<void>;
  changeRole: () => Promise<void>;
  isPending: boolean;
}

/** What an admin does for a user; `onDone` when something changed that the list shows. */
export function useAccountActions({ id, username, isAdmin }: OperationsAccount, onDone: () => void): AccountActions {
  const [send, sending] = useSendResetLinkMutation();
  const [end, ending] = useEndUserSessionsMutation();
  const [change, changing] = useChangeUserRoleMutation();
  const toast = useToast();

  const failed = (title: string) => (error: unknown) => {
    toast({ title, description: errorText(error, 'Please try again in a moment.'), variant: 'destructive' });
    return null;
  };
  const sent = ({ sentTo, link }: ResetLinkDto) => {
    if (sentTo !== null) toast({ title: 'The link is on its way', description: `To ${sentTo}. It works once and for 30 minutes.` });
    return link;
  };
  const done = (title: string) => {
    toast({ title });
    onDone();
  };
  return {
    sendLink: () => send(id).unwrap().then(sent, failed('No link was sent')),
    endSessions: async () => {
      const ended = await end(id).unwrap().catch(failed('Nobody was signed out'));
      if (ended) done(`${username} was signed out on ${countOf(ended.ended, 'device')}`);
    },
    changeRole: async () => {
      const changed = await change({ id, changeRoleRequest: { isAdmin: !isAdmin } })
        .unwrap()
        .then(() => true, failed('The role was not changed'));
      if (changed) done(isAdmin ? `${username} is no longer an admin` : `${username} is an admin now`);
    },
    isPending: sending.isLoading || ending.isLoading || changing.isLoading,
  };
}
