import type { School } from '@/entities/school';
import { StatusPill } from '@/shared/ui/status-pill';
import { schoolWords } from '../model/school-words';

/** "D1 FBS": blue for the first division, quiet for the others. */
export function DivisionPill({ school }: { school: School }) {
  return <StatusPill tone={school.division === 'D1' ? 'info' : 'neutral'}>{schoolWords.division(school)}</StatusPill>;
}
