import { operationsApi as generated } from './operations.gen';

/** Mail that stays on this server. New mail comes at any time, so a page that opens asks again. */
const outboxApi = generated.enhanceEndpoints({
  endpoints: {
    getOutbox: { providesTags: ['Outbox'] },
    getOutboxMail: { providesTags: ['Outbox'] },
  },
});

export const { useGetOutboxQuery, useGetOutboxMailQuery } = outboxApi;
