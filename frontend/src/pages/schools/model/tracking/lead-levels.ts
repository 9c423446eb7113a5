import type { LeadLevel } from '@/entities/school';

interface LeadLevelWords {
  level: LeadLevel;
  label: string;
  /** What a school at this level has in common with the athlete. */
  meaning: string;
}

/** The lead levels in the order in which a school usually goes through them. */
export const leadLevels: readonly LeadLevelWords[] = [
  { level: 'cold', label: 'COLD', meaning: 'No reply yet. Every school you follow starts here.' },
  { level: 'warm', label: 'WARM', meaning: 'They replied, follow you or asked for film.' },
  { level: 'hot', label: 'HOT', meaning: 'You are talking: calls, visits, camp invitations.' },
  { level: 'committed', label: 'COMMITTED', meaning: 'You committed, and they have a spot for you.' },
  { level: 'declined', label: 'DECLINED', meaning: 'They said no, or you did.' },
];
