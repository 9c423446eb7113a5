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

function gpaTile({ gpa, coreGpa }: User): Tile {
  const tile = { label: 'GPA', value: gpa === null ? dash : gpaText(gpa) };
  return coreGpa === null ? tile : { ...tile, detail: `Core GPA ${gpaText(coreGpa)}` };
}

/** The four figures a coach looks at first; a dash where there is none. */
export function overviewTiles(user: User): Tile[] {
  return [
    { label: 'Height', value: user.height ?? dash },
    { label: 'Weight (lbs)', value: user.weight === null ? dash : String(user.weight) },
    gpaTile(user),
    testScore(user),
  ];
}
