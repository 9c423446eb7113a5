import type { MaxPrepsImportDto } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';

type Words = Pick<MaxPrepsImportDto, 'imported' | 'seasons'>;

/** "2 games added, 1 updated, 3 unchanged · seasons 2025–2026". */
export function importWords({ imported: { added, updated, unchanged }, seasons }: Words): string {
  const counts = [
    `${countOf(added, 'game')} added`,
    ...(updated > 0 ? [`${updated} updated`] : []),
    ...(unchanged > 0 ? [`${unchanged} unchanged`] : []),
  ].join(', ');
  return seasons === null ? counts : `${counts} · ${seasonWords(seasons)}`;
}

function seasonWords({ from, to }: NonNullable<Words['seasons']>): string {
  return from === to ? `season ${from}` : `seasons ${from}–${to}`;
}
