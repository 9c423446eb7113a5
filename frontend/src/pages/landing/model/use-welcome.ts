import { useState } from 'react';
import { useNavigate } from 'react-router';
import { endedSession, useEnter, type User } from '@/entities/athlete';
import { paths } from '@/shared/routes';
import { useToast } from '@/shared/ui/toast';

/** What follows every sign-in, and where it leads: home, or back to where a session ended (`returnTo`). */
export function useWelcome(): { returnTo: string | null; welcome: (user: User) => Promise<void> } {
  const [returnTo] = useState(endedSession.returnTo);
  const enter = useEnter();
  const navigate = useNavigate();
  const toast = useToast();
  return {
    returnTo,
    welcome: async (user) => {
      await navigate(returnTo ?? paths.home);
      await enter(user);
      toast({ title: 'Welcome back!', description: 'You have successfully logged in.' });
    },
  };
}
