import type { School } from '@/entities/school';
import type { Answer, StoreCall } from '@/shared/api';
import { deviceAnswers, deviceChanges } from '@/shared/lib/device-store';
import { keptEndpoints } from './kept-endpoints';
import { overlay } from './overlay';

/** Lists that a change can put a school into. */
const withNew: ReadonlySet<string> = new Set(['listTargetSchools', 'listFavorites']);

/** The stored answer to a query with the waiting changes applied; null when there is none. */
export async function keptAnswerOf({ endpoint, key }: StoreCall): Promise<Answer | null> {
  if (key === undefined || !keptEndpoints.has(endpoint)) return null;
  const [kept, changes] = await Promise.all([deviceAnswers.get(key), deviceChanges.list()]);
  if (kept === null) return null;
  const isNew = withNew.has(endpoint) && changes.length > 0;
  const schools = isNew ? ((await deviceAnswers.get('listSchools(undefined)'))?.data as School[] | undefined) : undefined;
  return {
    data: overlay(endpoint, kept.data, changes, { schools: schools ?? [], at: kept.at }),
    meta: { at: kept.at, isFromDevice: true },
  };
}
