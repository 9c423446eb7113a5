import { sessionApi } from '../api/session-api';

/** The email address of the signed-in user's account; empty while it is not known. Asks the server nothing. */
export function useOwnEmail(): string {
  return sessionApi.endpoints.getUser.useQueryState(undefined).data?.email ?? '';
}
