import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import type { FilmClip } from '../domain/film-clip.js';
import { readClip, readClipChanges, type ClipInput } from '../domain/read-clip.js';
import { FilmClipRepository } from './ports/film-clip-repository.js';

/** What an athlete writes down about film. */
@Injectable()
export class KeepFilm {
  constructor(
    private readonly clips: FilmClipRepository,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Throws ClipNotValid, TooManyClips. */
  async add(userId: string, input: ClipInput): Promise<FilmClip> {
    const clip = { id: this.ids.next(), ...readClip(input) };
    await this.clips.add(userId, clip, this.clock.now());
    return clip;
  }

  /** Missing fields stay unchanged. Throws ClipNotValid, ClipNotFound. */
  change(userId: string, clipId: string, input: ClipInput): Promise<FilmClip> {
    return this.clips.change(userId, clipId, readClipChanges(input), this.clock.now());
  }
}
