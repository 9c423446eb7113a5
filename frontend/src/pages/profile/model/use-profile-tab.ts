import { useSearchParams } from 'react-router';
import { type ProfileTab, profileTabs } from './profile-tab';

/** The open tab; it lives in the address (?tab=data) and takes no step in the browser's history. */
export function useProfileTab(): [ProfileTab, (tab: ProfileTab) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const tab = profileTabs.find(({ id }) => id === asked)?.id ?? 'overview';
  const open = (next: ProfileTab) => setParams(next === 'overview' ? {} : { tab: next }, { replace: true });
  return [tab, open];
}
