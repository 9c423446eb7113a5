import type { ClipDraft, FilmClip } from '../../domain/film-clip.js';

export interface FilmReel {
  /** The film link of the profile. */
  filmLink: string | null;
  /** In the athlete's order. */
  clips: FilmClip[];
}

/** An athlete's film. Another athlete's does not exist here. */
export abstract class FilmClipRepository {
  abstract of(userId: string): Promise<FilmReel>;

  /** Whether the athlete has a clip of this id, which may be any text. */
  abstract owns(userId: string, clipId: string): Promise<boolean>;

  /** Adds after the others. Throws TooManyClips. */
  abstract add(userId: string, clip: FilmClip, now: Date): Promise<void>;

  /** Returns the clip as it is now. Throws ClipNotFound. */
  abstract change(userId: string, clipId: string, changes: Partial<ClipDraft>, now: Date): Promise<FilmClip>;

  /** Throws ClipNotFound. */
  abstract remove(userId: string, clipId: string): Promise<void>;

  /** `clipIds` are all the athlete's clips, each once. Throws FilmChanged when they are others. */
  abstract arrange(userId: string, clipIds: readonly string[]): Promise<void>;
}
