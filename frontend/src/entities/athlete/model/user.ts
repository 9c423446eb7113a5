import type { User as GeneratedUser } from '@/shared/api';

/** The signed-in person as the server tells it; what is not known is null. */
export type User = GeneratedUser;

/** Counts of the athlete's mails. */
export type UserStats = Omit<GeneratedUser['stats'], 'games'>;
