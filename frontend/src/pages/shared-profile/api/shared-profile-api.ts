import { sharedProfileApi } from './shared-profile.gen';

/** Asked for again at each visit: a link can be dead since the last one. */
export const { useGetSharedProfileQuery, useCountViewMutation, useWriteToAthleteMutation } = sharedProfileApi;
