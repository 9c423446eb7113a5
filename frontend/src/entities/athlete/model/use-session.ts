import { useGetUserQuery } from '../api/session-api';
import type { User } from './user';

export type Session = { status: 'loading'; user: null } | { status: 'signed-out'; user: null } | { status: 'signed-in'; user: User };

/**
 * Who is here. A failed look-up, 401 or any other, counts as signed out; but who is here already stays when a later one
 * fails, since what she was typing would go with the page. Where her session has ended, LostSession leads to the sign-in.
 */
export function useSession(): Session {
  const { data, isUninitialized, isLoading } = useGetUserQuery();
  if (isLoading || isUninitialized) return { status: 'loading', user: null };
  if (data === undefined) return { status: 'signed-out', user: null };
  return { status: 'signed-in', user: data };
}
