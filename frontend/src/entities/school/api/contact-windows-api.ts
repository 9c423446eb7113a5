import { schoolApi as generated } from './school.gen';

/** When coaches may write depends only on the athlete's class year: reloaded when the profile changes. */
const contactWindowsApi = generated.enhanceEndpoints({
  endpoints: { listContactWindows: { providesTags: ['User'] } },
});

export const { listContactWindows } = contactWindowsApi.endpoints;

export const { useListContactWindowsQuery } = contactWindowsApi;
