import { operationsApi as generated } from './operations.gen';

/** Emails that stay on this server. New ones arrive at any time, so the list is reloaded when the page opens. */
const outboxApi = generated.enhanceEndpoints({
  endpoints: {
    getOutbox: { providesTags: ['Outbox'] },
    getOutboxMail: { providesTags: ['Outbox'] },
  },
});

export const { useGetOutboxQuery, useGetOutboxMailQuery } = outboxApi;
