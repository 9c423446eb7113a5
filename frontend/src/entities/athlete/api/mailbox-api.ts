import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { ConnectMailboxRequest, MailboxStatusView } from '@/shared/api';
import { generatedOwnAccountApi } from './own-account.gen';

const changed = ['Mailbox', 'Gmail', 'User', 'MailSender', 'Campaigns', 'CampaignEmails'] as const;

/** The athlete's mailbox by IMAP and SMTP. Connecting and disconnecting changes how email is sent, and may pause campaigns. */
const mailboxApi = generatedOwnAccountApi.enhanceEndpoints({
  endpoints: {
    getMailboxStatus: { providesTags: ['Mailbox'] },
    // A refused sign-in changes nothing. After a lost connection the result is unknown, so everything is read again.
    connectMailbox: { invalidatesTags: (_, error) => (error === undefined || error.status === 'network' ? [...changed] : []) },
    disconnectMailbox: { invalidatesTags: [...changed] },
  },
});

export const {
  useConnectMicrosoftMutation,
  useGetMailboxStatusQuery,
  useGetMailboxPresetsQuery,
  useLazyGetMailboxPresetsQuery,
  useDisconnectMailboxMutation,
} = mailboxApi;

/** Returns the call for when the mailbox was connected in another tab: everything that depends on it is read again. */
export function useMailboxChanged(): () => void {
  const dispatch = useDispatch();
  return () => dispatch(mailboxApi.util.invalidateTags([...changed]));
}

/**
 * Returns the call that signs in and connects; it rejects with an ApiError. Untracked, because the store keeps the arguments
 * of tracked calls, and one of them is a password.
 */
export function useConnectMailbox(): (request: ConnectMailboxRequest) => Promise<MailboxStatusView> {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return (request) => dispatch(mailboxApi.endpoints.connectMailbox.initiate(request, { track: false })).unwrap();
}
