import type { MaxPrepsImportDto } from '@/shared/api';

type Words = Pick<MaxPrepsImportDto, 'imported' | 'seasons'>;

/** "2 games added, 1 updated, 3 unchanged · seasons 2025–2026". */
export function importWords({ imported: { added, updated, unchanged }, seasons }: Words): string {
  const counts = [
    `${added} ${added === 1 ? 'game' : 'games'} added`,
    ...(updated > 0 ? [`${updated} updated`] : []),
    ...(unchanged > 0 ? [`${unchanged} unchanged`] : []),
  ].join(', ');
  return seasons === null ? counts : `${counts} · ${seasonWords(seasons)}`;
}

function seasonWords({ from, to }: NonNullable<Words['seasons']>): string {
  return from === to ? `season ${from}` : `seasons ${from}–${to}`;
}
