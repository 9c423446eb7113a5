import type { User as GeneratedUser } from '@/shared/api';

/** The signed-in user as the server returns it; unknown fields are null. */
export type User = GeneratedUser;

/** Counts of the athlete's emails. */
export type UserStats = Omit<GeneratedUser['stats'], 'games'>;
