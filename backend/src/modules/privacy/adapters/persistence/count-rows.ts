import type { EntityManager } from 'typeorm';

import type { Counted } from '../../domain/deletion.js';
import { OWNED_TABLES, rowsOf } from './user-data-owners.js';

/** What the deletion removes. Rows of the server's that only lose their link are not counted. */
const COUNTED = OWNED_TABLES.filter(({ ends }) => ends !== 'unlinked');

/** One row with one number for each table, in their order. */
const COUNT_ROWS = `select array[${COUNTED.map((one) => `(select count(*)::int from ${one.table} where ${rowsOf(one)})`).join(', ')}] as counts`;

/** What of the user's there is. */
export async function countRows(manager: EntityManager, userId: string): Promise<Counted[]> {
  const [row] = await manager.query<{ counts: number[] }[]>(COUNT_ROWS, [userId]);
  return countedOf(row?.counts ?? []);
}

/** Kinds of which there is something; what the program noted for itself comes last, in one sum. */
function countedOf(counts: number[]): Counted[] {
  const all = COUNTED.map(({ label, isMinor }, at) => ({ label, count: counts[at] ?? 0, isMinor }));
  const items = all.filter(({ isMinor, count }) => !isMinor && count > 0).map(({ label, count }) => ({ label, count }));
  const others = all.reduce((sum, { isMinor, count }) => (isMinor ? sum + count : sum), 0);
  return others > 0 ? [...items, { label: 'Other records', count: others }] : items;
}
