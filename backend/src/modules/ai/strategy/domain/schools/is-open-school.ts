import type { StrategySchool } from '../strategy-material.js';

/** Whether there is still something to decide with a school: the athlete has neither declined nor chosen it, nor it the athlete. */
export function isOpenSchool({ leadLevel, engagement: { offer } }: Pick<StrategySchool, 'leadLevel' | 'engagement'>): boolean {
  return leadLevel !== 'declined' && leadLevel !== 'committed' && !['declined', 'signed'].includes(offer?.status ?? '');
}

/** The school that the athlete committed to and that did not take its offer back; undefined for none, or after a signature. */
export function committedSchool(schools: readonly StrategySchool[]): StrategySchool | undefined {
  if (signedSchool(schools)) return undefined;
  return schools.find(
    ({ leadLevel, engagement: { offer } }) => leadLevel === 'committed' && !['withdrawn', 'declined'].includes(offer?.status ?? ''),
  );
}

/** Where the athlete signed; undefined as long as nowhere. Then every other school is settled, too. */
export function signedSchool(schools: readonly StrategySchool[]): StrategySchool | undefined {
  return schools.find(({ leadLevel, engagement: { offer } }) => leadLevel !== 'declined' && offer?.status === 'signed');
}
