import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { ClipNotFound, ClipNotValid, TooManyClips } from '../domain/film-errors.js';
import { MemoryFilmClipRepository } from '../testing/memory-film-clip-repository.js';
import { MAX_CLIPS } from '../domain/room-for-clips.js';
import { KeepFilm } from './keep-film.use-case.js';

const CLIP = { title: 'Junior season', url: 'https://www.hudl.com/video/3/12/abc' };

describe('keeping film', () => {
  let clips: MemoryFilmClipRepository;
  let keep: KeepFilm;

  beforeEach(() => {
    clips = new MemoryFilmClipRepository();
    keep = new KeepFilm(clips, new FixedClock(), new SequenceIds());
  });

  it('P-11 keeps a clip; what a change does not say stays', async () => {
    const { id } = await keep.add('marcus', { ...CLIP, title: '  Junior \n season ' });
    await keep.change('marcus', id, { title: 'Senior season' });
    expect((await clips.of('marcus')).clips).toEqual([{ id, title: 'Senior season', url: CLIP.url }]);
  });

  it('P-11 names every field that is wrong and keeps nothing', async () => {
    await expect(keep.add('marcus', { title: '', url: 'javascript:alert(1)' })).rejects.toMatchObject({
      errors: [{ field: 'title' }, { field: 'url' }],
    });
    await expect(keep.add('marcus', { url: CLIP.url })).rejects.toThrow(ClipNotValid);
    expect((await clips.of('marcus')).clips).toEqual([]);
  });

  it('P-11 changes no clip of another athlete, which does not exist for them', async () => {
    const { id } = await keep.add('marcus', CLIP);
    await expect(keep.change('maya', id, { title: 'Mine' })).rejects.toThrow(ClipNotFound);
  });

  it('E-06 takes so many clips and not one more', async () => {
    for (let at = 0; at < MAX_CLIPS; at += 1) await keep.add('marcus', CLIP);
    await expect(keep.add('marcus', CLIP)).rejects.toThrow(TooManyClips);
  });
});
