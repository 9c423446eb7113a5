import type { TrackingChange } from '@/entities/school';

/** Changes what is kept about a school, at once on the screen; answers whether the server took it. */
export type Track = (schoolId: number, change: TrackingChange) => Promise<boolean>;
