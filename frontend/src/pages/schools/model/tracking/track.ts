import type { TrackingChange } from '@/entities/school';

/** Changes the tracking of a school, at once on the screen; resolves to whether the server accepted it. */
export type Track = (schoolId: number, change: TrackingChange) => Promise<boolean>;
