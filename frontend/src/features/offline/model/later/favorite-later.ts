import type { Favorite, School } from '@/entities/school';
import type { Answer } from '@/shared/api';
import { changeKey } from '../changes/add-change';
import { favoriteOf } from '../favorite-of';
import { keepChange, keptList, lastPart, type LostCall } from './keep-change';

/** A star that was set or taken away. */
export async function favoriteLater({ call, userId, mayBeStored }: LostCall): Promise<Answer | null> {
  const isMarked = call.endpoint === 'addFavorite';
  const target = isMarked ? String((call.request.body as { schoolId: number }).schoolId) : lastPart(call.request.url);
  const school = (await keptList<School>('listSchools')).find(({ id }) => String(id) === target);
  if (school === undefined) return null;
  const stored = (await keptList<Favorite>('listFavorites')).find(({ schoolId }) => String(schoolId) === target);
  const changed = await keepChange({
    ...{ key: changeKey('favorite', target), userId, kind: 'favorite', target, label: school.name, mayBeStored },
    ...{ fields: { favorite: isMarked }, before: { favorite: stored !== undefined } },
  });
  return changed && { data: isMarked ? (stored ?? favoriteOf(school)) : null };
}
