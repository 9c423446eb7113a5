import { useSearchParams } from 'react-router';
import { type FitTab, fitTabs } from './fit-tab';

interface FitAddress {
  /** Null when the address names no school. */
  schoolId: number | null;
  tab: FitTab;
  openTab: (tab: FitTab) => void;
}

/** The parts of the address /fit?school=404&tab=roster. A tab adds no history entry. */
export function useFitAddress(): FitAddress {
  const [params, setParams] = useSearchParams();
  const school = params.get('school') ?? '';
  const schoolId = /^[1-9]\d{0,9}$/.test(school) ? Number(school) : null;
  const asked = params.get('tab');
  const tab = fitTabs.find(({ id }) => id === asked)?.id ?? 'overview';
  const openTab = (next: FitTab) => setParams(next === 'overview' ? { school } : { school, tab: next }, { replace: true });
  return { schoolId, tab, openTab };
}
