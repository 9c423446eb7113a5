import { useGetUserQuery } from '../api/session-api';
import type { User } from './user';

interface Known {
  data?: User | undefined;
  isUninitialized: boolean;
  isLoading: boolean;
}

export type Session = { status: 'loading'; user: null } | { status: 'signed-out'; user: null } | { status: 'signed-in'; user: User };

/** What is read of the answer: that it is asked once more draws nothing again, and with it hangs every page. */
const whoIsHere = ({ data, isUninitialized, isLoading }: Known) => ({ data, isUninitialized, isLoading });

/**
 * Who is here. A failed look-up, 401 or any other, counts as signed out; but who is here already stays when a later one
 * fails, since what she was typing would go with the page. Where her session has ended, LostSession leads to the sign-in.
 */
export function useSession(): Session {
  const { data, isUninitialized, isLoading } = useGetUserQuery(undefined, { selectFromResult: whoIsHere });
  if (isLoading || isUninitialized) return { status: 'loading', user: null };
  if (data === undefined) return { status: 'signed-out', user: null };
  return { status: 'signed-in', user: data };
}
