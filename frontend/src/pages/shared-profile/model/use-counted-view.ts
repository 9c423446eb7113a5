import { useEffect } from 'react';
import { useCountViewMutation } from '../api/shared-profile-api';

/** The links that this tab has shown; forgotten with the tab and never sent to the server. */
const counted = new Set<string>();

/** Counts one view of the profile once it is shown. */
export function useCountedView(token: string, shown: boolean): void {
  const [count] = useCountViewMutation();
  useEffect(() => {
    if (!shown || counted.has(token)) return;
    counted.add(token);
    void count(token);
  }, [count, shown, token]);
}
