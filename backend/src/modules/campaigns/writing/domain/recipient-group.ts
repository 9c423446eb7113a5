export type RecipientGroup = 'head_coach' | 'recruiting_coordinator' | 'position_coach';

/** The first group that fits: head coaches, recruiting coordinators (a position code RC), everyone else. */
export function recipientGroup(coach: { isHeadCoach: boolean; position: string }): RecipientGroup {
  if (coach.isHeadCoach) return 'head_coach';
  const codes = coach.position.split(',').map((code) => code.trim());
  return codes.includes('RC') ? 'recruiting_coordinator' : 'position_coach';
}
