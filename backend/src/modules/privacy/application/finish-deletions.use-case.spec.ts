import { FixedClock } from '../../../shared-kernel/testing/fixed-clock.js';
import type { GmailAccess, ReleaseGmail } from '../../gmail/google/index.js';
import type { ErasePhotos, PhotoFiles } from '../../profile/photo/index.js';
import { GIVEN_UP_AFTER_MS, RECEIPT_KEPT_MS, waitAfter } from '../domain/deletion.js';
import { FinishDeletions } from './finish-deletions.use-case.js';
import type { DeletionProgress, Deletions, DueDeletion, Erasure } from './ports/deletions.js';

const GMAIL: GmailAccess = { googleSub: 'sub', refreshToken: 'refresh' };
const PHOTOS: PhotoFiles = { pictures: ['picture'], uploads: ['upload'] };
const NO_PHOTOS: PhotoFiles = { pictures: [], uploads: [] };
const REQUESTED = new Date('2026-11-21T14:00:00.000Z');

/** One deletion on its way, with everything around it answering as it is told. */
class World {
  readonly clock = new FixedClock();
  readonly notes: DeletionProgress[] = [];
  readonly erased: Erasure[] = [];
  readonly rows = new Map<string, DueDeletion>();
  forgottenBefore: Date | null = null;
  access: GmailAccess | null = GMAIL;
  eraseFails = new Set<string>();
  photosFail = false;
  google: () => Promise<boolean> = () => Promise.resolve(true);
  keyLost = false;
  readonly released: GmailAccess[] = [];
  readonly photosErased: PhotoFiles[] = [];

  add(id: string, changes: Partial<DueDeletion> = {}): void {
    this.rows.set(id, { id, userId: `user of ${id}`, leftovers: null, google: 'none', requestedAt: REQUESTED, tries: 0, ...changes });
  }

  /** The rows are gone; this is kept of them. */
  addReleasing(id: string, kept: { gmail: GmailAccess | null; photos: PhotoFiles }, changes: Partial<DueDeletion> = {}): void {
    this.add(id, { userId: null, leftovers: this.keyLost ? null : kept, google: 'waiting', ...changes });
  }

  run(): Promise<void> {
    const deletions: Partial<Deletions> = {
      due: async () => [...this.rows.values()],
      filesOf: async () => PHOTOS,
      erase: async (erasure) => {
        if (this.eraseFails.has(erasure.id)) throw new Error(`no database for ${erasure.id}`);
        this.erased.push(erasure);
        this.add(erasure.id, { userId: null, leftovers: erasure.leftovers, google: erasure.google });
      },
      note: async (_id, progress) => void this.notes.push(progress),
      forgetBefore: async (moment) => void (this.forgottenBefore = moment),
    };
    const gmail: Partial<ReleaseGmail> = {
      accessOf: async () => this.access,
      run: async (access) => {
        this.released.push(access);
        return this.google();
      },
    };
    const photos: Partial<ErasePhotos> = {
      run: async (files) => {
        if (this.photosFail) throw new Error('no storage');
        this.photosErased.push(files);
      },
    };
    return new FinishDeletions(deletions as Deletions, gmail as ReleaseGmail, photos as ErasePhotos, this.clock).run();
  }
}

describe('the end of an account', () => {
  let world: World;

  beforeEach(() => (world = new World()));

  it('U-04 the rows go, then the files and the access to Gmail, and then it is done', async () => {
    world.add('one');
    await world.run();
    expect(world.erased).toMatchObject([{ id: 'one', userId: 'user of one', google: 'waiting' }]);
    expect([world.photosErased, world.released]).toEqual([[PHOTOS], [GMAIL]]);
    expect(world.notes).toEqual([
      {
        google: 'done',
        leftovers: null,
        tries: 1,
        nextTryAt: new Date(world.clock.now().getTime() + waitAfter(0)),
        doneAt: world.clock.now(),
      },
    ]);
  });

  it('U-04 without Gmail there is nothing to ask Google for', async () => {
    world.access = null;
    world.add('one');
    await world.run();
    expect([world.erased[0]?.google, world.released]).toEqual(['none', []]);
    expect(world.notes).toMatchObject([{ google: 'none', doneAt: world.clock.now() }]);
  });

  it('U-04 an access that this server can no longer read is given up', async () => {
    world.access = { ...GMAIL, refreshToken: null };
    world.add('one');
    await world.run();
    expect([world.erased[0]?.google, world.released]).toEqual(['given_up', []]);
  });

  it('U-04 files that could not be deleted are tried again, and Google is not asked twice', async () => {
    world.photosFail = true;
    world.addReleasing('one', { gmail: GMAIL, photos: PHOTOS }, { tries: 2 });
    await world.run();
    expect(world.notes).toEqual([
      {
        google: 'done',
        leftovers: { gmail: null, photos: PHOTOS },
        tries: 3,
        nextTryAt: new Date(world.clock.now().getTime() + waitAfter(2)),
        doneAt: null,
      },
    ]);
    world.photosFail = false;
    world.addReleasing('one', { gmail: null, photos: PHOTOS }, { google: 'done' });
    await world.run();
    expect(world.released).toHaveLength(1);
    expect(world.notes[1]).toMatchObject({ google: 'done', leftovers: null, doneAt: world.clock.now() });
  });

  it.each([
    ['does not confirm', () => Promise.resolve(false)],
    ['does not answer', () => Promise.reject(new Error('no network'))],
  ])('U-04 when Google %s it is asked again, and the files are not', async (_, google) => {
    world.google = google;
    world.addReleasing('one', { gmail: GMAIL, photos: PHOTOS });
    await world.run();
    expect(world.notes).toMatchObject([{ google: 'waiting', leftovers: { gmail: GMAIL, photos: NO_PHOTOS }, doneAt: null }]);
  });

  it('U-04 after 30 days Google is given up, and not a moment before', async () => {
    world.google = () => Promise.resolve(false);
    const ago = (ms: number) => ({ requestedAt: new Date(world.clock.now().getTime() - ms) });
    world.addReleasing('in time', { gmail: GMAIL, photos: NO_PHOTOS }, ago(GIVEN_UP_AFTER_MS));
    world.addReleasing('late', { gmail: GMAIL, photos: NO_PHOTOS }, ago(GIVEN_UP_AFTER_MS + 1));
    await world.run();
    expect(world.notes.map(({ google, doneAt }) => [google, doneAt !== null])).toEqual([
      ['waiting', false],
      ['given_up', true],
    ]);
  });

  it('U-04 what was sealed with a lost key is given up', async () => {
    world.keyLost = true;
    world.addReleasing('one', { gmail: GMAIL, photos: PHOTOS });
    await world.run();
    expect(world.notes).toMatchObject([{ google: 'given_up', leftovers: null, doneAt: world.clock.now() }]);
    expect([world.released, world.photosErased]).toEqual([[], [NO_PHOTOS]]);
  });

  it('U-04 one account that cannot be erased does not hold up the others, and the job is tried again', async () => {
    world.eraseFails.add('first');
    for (const id of ['first', 'second']) world.add(id);
    await expect(world.run()).rejects.toThrow('no database for first');
    expect(world.erased.map(({ id }) => id)).toEqual(['second']);
    expect(world.notes).toHaveLength(1);
  });

  it('U-04 receipts are forgotten a day later', async () => {
    await world.run();
    expect(world.forgottenBefore).toEqual(new Date(world.clock.now().getTime() - RECEIPT_KEPT_MS));
  });
});
