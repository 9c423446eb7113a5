import type { User } from '@/entities/athlete';

interface Tile {
  label: string;
  value: string;
}

const dash = '–';

function testScore({ satScore, actScore }: User): Tile {
  if (satScore !== null) return { label: 'SAT', value: String(satScore) };
  if (actScore !== null) return { label: 'ACT', value: String(actScore) };
  return { label: 'Test Score', value: dash };
}

/** The four figures a coach looks at first; a dash where there is none. */
export function overviewTiles(user: User): Tile[] {
  return [
    { label: 'Height', value: user.height ?? dash },
    { label: 'Weight (lbs)', value: user.weight === null ? dash : String(user.weight) },
    { label: 'GPA', value: user.gpa === null ? dash : user.gpa.toFixed(2) },
    testScore(user),
  ];
}
