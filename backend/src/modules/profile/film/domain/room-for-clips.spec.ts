import { TooManyClips } from './film-errors.js';
import { MAX_CLIPS, refuseOneMoreClip } from './room-for-clips.js';

describe('how many clips an athlete keeps', () => {
  it('P-11 X-05 takes one more below the cap, and none at it or beyond', () => {
    expect(() => refuseOneMoreClip(MAX_CLIPS - 1)).not.toThrow();
    expect(() => refuseOneMoreClip(MAX_CLIPS)).toThrow(TooManyClips);
    expect(() => refuseOneMoreClip(MAX_CLIPS + 1)).toThrow(TooManyClips);
  });
});
