import { type School, type Target, targetOf } from '@/entities/school';
import type { Answer } from '@/shared/api';
import { changeKey, type NewChange } from '../changes/add-change';
import { keepChange, keptList, lastPart, type LostCall } from './keep-change';

/** What was changed about a school: lead level, steps, notes, next step. */
export async function trackLater({ call, userId, mayBeStored }: LostCall): Promise<Answer | null> {
  const target = lastPart(call.request.url);
  const { notesBefore, nextStepBefore, ...fields } = call.request.body as Record<string, string | boolean>;
  const isThis = (id: number) => String(id) === target;
  const school = (await keptList<School>('listSchools')).find(({ id }) => isThis(id));
  const stored = (await keptList<Target>('listTargetSchools')).find(({ schoolId }) => isThis(schoolId)) ?? (school && targetOf(school));
  if (stored === undefined) return null;
  const { school: shown, schoolId, updatedAt, ...values } = stored;
  const texts = {
    ...(notesBefore === undefined ? {} : { notes: notesBefore }),
    ...(nextStepBefore === undefined ? {} : { nextStep: nextStepBefore }),
  };
  const made: NewChange = {
    ...{ key: changeKey('tracking', target), userId, kind: 'tracking', target, label: shown.name, mayBeStored },
    ...{ fields, before: { ...values, ...texts } },
  };
  const changed = await keepChange(made);
  return changed && { data: { ...values, ...changed, school: shown, schoolId, updatedAt } };
}
