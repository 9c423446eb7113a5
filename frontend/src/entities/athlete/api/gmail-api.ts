import { generatedOwnAccountApi } from './own-account.gen';

/** The athlete's Gmail connection. Every change to it changes how email is sent, and may pause campaigns. */
const gmailApi = generatedOwnAccountApi.enhanceEndpoints({
  endpoints: {
    getGmailStatus: { providesTags: ['Gmail'] },
    // The address of a consent page is good once, so it is never taken from the cache.
    connectGmail: { keepUnusedDataFor: 0 },
    disconnectGmail: { invalidatesTags: ['Gmail', 'User', 'MailSender', 'Campaigns', 'CampaignEmails'] },
  },
});

export const { useGetGmailStatusQuery, useLazyConnectGmailQuery, useDisconnectGmailMutation } = gmailApi;
