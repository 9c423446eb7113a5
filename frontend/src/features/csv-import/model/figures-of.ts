import type { ImportKind } from './import-kind';
import type { ImportResult } from './import-result';

export interface Figure {
  label: string;
  value: number;
}

const sum = (counts: object): number => Object.values(counts as Record<string, number>).reduce((all, one) => all + one, 0);

const created: Readonly<Record<ImportKind, readonly (readonly [keyof ImportResult['imported'], string])[]>> = {
  schools: [
    ['schools', 'New schools'],
    ['coaches', 'New coaches'],
  ],
  coaches: [['coaches', 'New coaches']],
  rosters: [
    ['rosters', 'New rosters'],
    ['players', 'Players'],
  ],
  incoming: [
    ['classes', 'New years of schools'],
    ['players', 'Players'],
  ],
};

/** The counts of an import, with their names. */
export function figuresOf(kind: ImportKind, { imported, changed, debug }: ImportResult): Figure[] {
  return [
    ...created[kind].map(([key, label]) => ({ label, value: imported[key] ?? 0 })),
    { label: 'Updated', value: sum(changed) },
    { label: 'Rows read', value: debug.totalRows },
  ];
}
