import { sharedProfileApi } from './shared-profile.gen';

/** Reloaded at each visit, because a link may have been turned off since the last one. */
export const { useGetSharedProfileQuery, useCountViewMutation, useWriteToAthleteMutation } = sharedProfileApi;
