import type { User } from '@/entities/athlete';
import { gpaText } from '@/shared/lib/figures';

interface Tile {
  label: string;
  value: string;
  /** Smaller, below the value. */
  detail?: string;
}

const dash = '–';

function testScore({ satScore, actScore }: User): Tile {
  if (satScore !== null) return { label: 'SAT', value: String(satScore) };
  if (actScore !== null) return { label: 'ACT', value: String(actScore) };
  return { label: 'Test Score', value: dash };
}

/** On another scale than 4.0 unweighted the number is read with its scale. */
function gpaTile({ gpa, gpaScale, coreGpa }: User): Tile {
  const scale = gpa === null || gpaScale === '4.0 unweighted' ? null : gpaScale;
  const core = coreGpa === null ? null : `Core GPA ${gpaText(coreGpa)}`;
  const detail = [scale, core].filter((one) => one !== null).join(' · ');
  return { label: 'GPA', value: gpa === null ? dash : gpaText(gpa), ...(detail && { detail }) };
}

/** The four numbers that coaches look at first; a dash for a missing one. */
export function overviewTiles(user: User): Tile[] {
  return [
    { label: 'Height', value: user.height ?? dash },
    { label: 'Weight (lbs)', value: user.weight === null ? dash : String(user.weight) },
    gpaTile(user),
    testScore(user),
  ];
}
