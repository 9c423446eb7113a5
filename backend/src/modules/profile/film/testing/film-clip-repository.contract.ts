import type { FilmClipRepository } from '../application/ports/film-clip-repository.js';
import { MAX_CLIPS } from '../domain/room-for-clips.js';
import type { FilmClip } from '../domain/film-clip.js';
import { ClipNotFound, FilmChanged, TooManyClips } from '../domain/film-errors.js';

export interface FilmClipRepositoryHarness {
  clips: FilmClipRepository;
  /** The id of a new account without film. */
  addAccount(): Promise<string>;
  setFilmLink(userId: string, url: string): Promise<void>;
  nextId(): string;
}

const NOW = new Date('2026-11-21T15:00:00.000Z');
const NOBODYS_ID = '00000000-0000-7000-8000-00000000dead';

/** What every FilmClipRepository does; run on the fake and on PostgreSQL. */
export function filmClipRepositoryContract(harness: () => FilmClipRepositoryHarness): void {
  const made = (title: string): FilmClip => ({ id: harness().nextId(), title, url: `https://film.test/${title}` });

  async function athleteWith(...clips: FilmClip[]): Promise<string> {
    const { clips: repository, addAccount } = harness();
    const userId = await addAccount();
    for (const clip of clips) await repository.add(userId, clip, NOW);
    return userId;
  }

  const titlesOf = async (userId: string) => (await harness().clips.of(userId)).clips.map(({ title }) => title);

  it('P-11 lists clips in the order in which they came, with the film link of the profile', async () => {
    const [first, second] = [made('first'), made('second')];
    const userId = await athleteWith(first, second);
    expect(await harness().clips.of(userId)).toEqual({ filmLink: null, clips: [first, second] });
    await harness().setFilmLink(userId, 'https://www.hudl.com/profile/12');
    expect((await harness().clips.of(userId)).filmLink).toBe('https://www.hudl.com/profile/12');
  });

  it('P-11 changes what is said of a clip and leaves the rest and its place alone', async () => {
    const clip = made('first');
    const userId = await athleteWith(clip, made('second'));
    expect(await harness().clips.change(userId, clip.id, { title: 'Renamed' }, NOW)).toEqual({ ...clip, title: 'Renamed' });
    await harness().clips.change(userId, clip.id, { url: 'https://film.test/new' }, NOW);
    expect((await harness().clips.of(userId)).clips[0]).toEqual({ id: clip.id, title: 'Renamed', url: 'https://film.test/new' });
  });

  it('P-11 arranges clips again; a clip that comes later goes behind them', async () => {
    const [a, b, c] = [made('a'), made('b'), made('c')];
    const userId = await athleteWith(a, b, c);
    await harness().clips.arrange(userId, [c.id, a.id, b.id]);
    await harness().clips.add(userId, made('d'), NOW);
    expect(await titlesOf(userId)).toEqual(['c', 'a', 'b', 'd']);
  });

  it('P-11 moves nothing for an order that names other clips than there are', async () => {
    const [a, b] = [made('a'), made('b')];
    const userId = await athleteWith(a, b);
    const foreign = made('foreign');
    await athleteWith(foreign);
    for (const order of [[b.id], [b.id, a.id, foreign.id], [b.id, foreign.id], [], [b.id, b.id]]) {
      await expect(harness().clips.arrange(userId, order)).rejects.toThrow(FilmChanged);
    }
    expect(await titlesOf(userId)).toEqual(['a', 'b']);
  });

  it('P-11 removes a clip once and keeps the order of the others', async () => {
    const clip = made('b');
    const userId = await athleteWith(made('a'), clip, made('c'));
    await harness().clips.remove(userId, clip.id);
    expect(await titlesOf(userId)).toEqual(['a', 'c']);
    await expect(harness().clips.remove(userId, clip.id)).rejects.toThrow(ClipNotFound);
  });

  it("X-01 never shows, changes or removes another athlete's clip", async () => {
    const clip = made('mine');
    const owner = await athleteWith(clip);
    const other = await athleteWith();
    const { clips } = harness();
    expect([await clips.owns(owner, clip.id), await clips.owns(other, clip.id)]).toEqual([true, false]);
    await expect(clips.change(other, clip.id, { title: 'x' }, NOW)).rejects.toThrow(ClipNotFound);
    await expect(clips.remove(other, clip.id)).rejects.toThrow(ClipNotFound);
    expect([await titlesOf(owner), await titlesOf(other)]).toEqual([['mine'], []]);
  });

  it.each([NOBODYS_ID, 'x', "';--", ''])('X-01 knows no clip of the id %j', async (id) => {
    expect(await harness().clips.owns(await athleteWith(made('a')), id)).toBe(false);
  });

  it(`P-11 keeps at most ${MAX_CLIPS} clips of an athlete`, async () => {
    const userId = await athleteWith(...Array.from({ length: MAX_CLIPS }, (_, at) => made(`clip ${at}`)));
    await expect(harness().clips.add(userId, made('more'), NOW)).rejects.toThrow(TooManyClips);
    expect(await titlesOf(userId)).toHaveLength(MAX_CLIPS);
  });
}
