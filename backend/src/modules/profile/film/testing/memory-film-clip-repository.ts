import { FilmClipRepository, type FilmReel } from '../application/ports/film-clip-repository.js';
import type { ClipDraft, FilmClip } from '../domain/film-clip.js';
import { ClipNotFound, FilmChanged } from '../domain/film-errors.js';
import { refuseOneMoreClip } from '../domain/room-for-clips.js';

/** Film in memory. */
export class MemoryFilmClipRepository extends FilmClipRepository {
  readonly filmLinks = new Map<string, string>();
  private readonly stored = new Map<string, FilmClip[]>();

  async of(userId: string): Promise<FilmReel> {
    return { filmLink: this.filmLinks.get(userId) ?? null, clips: [...this.clipsOf(userId)] };
  }

  async owns(userId: string, clipId: string): Promise<boolean> {
    return this.clipsOf(userId).some(({ id }) => id === clipId);
  }

  async add(userId: string, clip: FilmClip): Promise<void> {
    const before = this.clipsOf(userId);
    refuseOneMoreClip(before.length);
    this.stored.set(userId, [...before, clip]);
  }

  async change(userId: string, clipId: string, changes: Partial<ClipDraft>): Promise<FilmClip> {
    const before = this.clipsOf(userId).find(({ id }) => id === clipId);
    if (!before) throw new ClipNotFound();
    const changed = { ...before, ...changes };
    this.stored.set(
      userId,
      this.clipsOf(userId).map((clip) => (clip === before ? changed : clip)),
    );
    return changed;
  }

  async remove(userId: string, clipId: string): Promise<void> {
    const left = this.clipsOf(userId).filter(({ id }) => id !== clipId);
    if (left.length === this.clipsOf(userId).length) throw new ClipNotFound();
    this.stored.set(userId, left);
  }

  async arrange(userId: string, clipIds: readonly string[]): Promise<void> {
    const before = this.clipsOf(userId);
    const after = clipIds.flatMap((wanted) => before.find(({ id }) => id === wanted) ?? []);
    if (new Set(after).size !== before.length || clipIds.length !== before.length) throw new FilmChanged();
    this.stored.set(userId, after);
  }

  private clipsOf(userId: string): FilmClip[] {
    return this.stored.get(userId) ?? [];
  }
}
