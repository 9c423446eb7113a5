import { adminHomeApi as generated } from './admin-home.gen';

/** Work comes and goes while the page is away: nothing of it is kept. */
const adminHomeApi = generated.enhanceEndpoints({
  endpoints: { getAdminHome: { keepUnusedDataFor: 0, providesTags: ['Corrections', 'DirectoryStats'] } },
});

export const { useGetAdminHomeQuery } = adminHomeApi;
