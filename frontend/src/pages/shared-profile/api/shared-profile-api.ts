import { sharedProfileApi } from './shared-profile.gen';

/** Asked for anew at each visit: a link can be dead since the last one. */
export const { useGetSharedProfileQuery, useCountViewMutation, useWriteToAthleteMutation } = sharedProfileApi;
