export interface FavoriteView {
  id: string;
  schoolId: number;
  /** 0–100, or null while it is unknown. */
  matchPercentage: number | null;
  positionNeedScore: number | null;
  createdAt: Date;
  school: { name: string; division: string };
}

/** The schools that an athlete marked. */
export abstract class Favorites {
  /** Newest first; only those whose school exists. */
  abstract of(userId: string): Promise<FavoriteView[]>;
  /** Idempotent: `created` is false when it was there already. Throws SchoolNotFound. */
  abstract add(userId: string, schoolId: number, made: { id: string; now: Date }): Promise<{ favorite: FavoriteView; created: boolean }>;
  /** Idempotent. */
  abstract remove(userId: string, schoolId: number, now: Date): Promise<void>;
}
