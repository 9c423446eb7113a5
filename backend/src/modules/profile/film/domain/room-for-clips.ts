import { TooManyClips } from './film-errors.js';

/** How many clips one athlete can have. */
export const MAX_CLIPS = 20;

/** Throws TooManyClips when there is no room for one more beside so many that are stored. */
export function refuseOneMoreClip(stored: number): void {
  if (stored >= MAX_CLIPS) throw new TooManyClips(MAX_CLIPS);
}
