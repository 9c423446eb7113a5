import type { Coach, Correction } from '@/entities/school';

function isSame(left: string | null | undefined, right: string | null | undefined): boolean {
  return (left ?? '').trim().toLowerCase() === (right ?? '').trim().toLowerCase();
}

/** The athlete's proposal about a coach or an own contact that no admin has decided yet. */
export function waitingCorrection(corrections: readonly Correction[], schoolId: number, coach: Coach): Correction | undefined {
  return corrections.find(({ status, kind, coachId, proposed, ...correction }) => {
    if (status !== 'open') return false;
    if (!coach.addedByYou) return coachId === coach.id;
    const isItsSchool = kind === 'new_contact' && correction.schoolId === schoolId;
    return isItsSchool && isSame(proposed.name, coach.name) && isSame(proposed.email, coach.email);
  });
}
