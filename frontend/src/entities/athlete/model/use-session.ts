import { useGetUserQuery } from '../api/session-api';
import type { User } from './user';

interface Known {
  data?: User | undefined;
  isUninitialized: boolean;
  isLoading: boolean;
  error?: unknown;
}

export type Session = { status: 'loading'; user: null } | { status: 'signed-out'; user: null } | { status: 'signed-in'; user: User };

/** What is read of the answer: that it is asked once more draws nothing again, and with it hangs every page. */
const whoIsHere = ({ data, isUninitialized, isLoading, error }: Known) => ({
  data,
  // After a failure it is asked again, for example when the first page appears, without anything to wait for.
  isUnknown: isUninitialized || (isLoading && error === undefined),
});

/**
 * Who is here. A failed look-up, 401 or any other, counts as signed out, also while it is repeated: the sign-in would be drawn anew,
 * without what was typed. Who is here already stays when a later one fails, since what she was typing would go with the page. Where
 * her session has ended, LostSession leads to the sign-in.
 */
export function useSession(): Session {
  const { data, isUnknown } = useGetUserQuery(undefined, { selectFromResult: whoIsHere });
  if (isUnknown) return { status: 'loading', user: null };
  if (data === undefined) return { status: 'signed-out', user: null };
  return { status: 'signed-in', user: data };
}
