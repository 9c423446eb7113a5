import { adminHomeApi as generated } from './admin-home.gen';

/** The numbers change while the page is closed, so nothing is cached. */
const adminHomeApi = generated.enhanceEndpoints({
  endpoints: { getAdminHome: { keepUnusedDataFor: 0, providesTags: ['Corrections', 'DirectoryStats'] } },
});

export const { useGetAdminHomeQuery } = adminHomeApi;
