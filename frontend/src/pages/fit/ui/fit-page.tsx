import { useFitAddress } from '../model/use-fit-address';
import { SchoolFit } from './school-fit';
import { SchoolNotFound } from './school-not-found';

/** How well one school fits: /fit?school=404. */
export function FitPage() {
  const { schoolId, tab, openTab } = useFitAddress();
  if (schoolId === null) return <SchoolNotFound reason="This link has no school in it." />;
  return <SchoolFit key={schoolId} schoolId={schoolId} tab={tab} onTab={openTab} />;
}
