import type { PhotoRecords } from '../application/ports/photo-records.js';

export interface PhotoRecordsHarness {
  records: PhotoRecords;
  addAccount(): Promise<string>;
  removeAccount(userId: string): Promise<void>;
  /** The address of the photo in the athlete's profile. */
  photoOf(userId: string): Promise<string | null>;
  nextId(): string;
}

const NOW = new Date('2026-11-21T15:00:00.000Z');
const LATER = new Date('2026-11-21T16:00:00.000Z');

/** What every PhotoRecords does; run on the fake and on PostgreSQL. */
export function photoRecordsContract(harness: () => PhotoRecordsHarness): void {
  async function uploadOf(userId: string): Promise<{ id: string; address: string }> {
    const id = harness().nextId();
    const upload = { id, userId, address: `http://recruit.test/api/uploads/${id}`, expiresAt: LATER };
    await harness().records.addUpload(upload);
    return upload;
  }

  /** A picture that is shown, with what had to go for it. */
  async function shown(userId: string): Promise<{ id: string; uploadId: string; address: string; gone: string[] }> {
    const { records, nextId } = harness();
    const upload = await uploadOf(userId);
    await records.take(upload.id);
    const id = nextId();
    await records.addPicture(id, userId, LATER);
    const gone = await records.show({ id, uploadId: upload.id, userId, address: `/api/pictures/${id}` }, NOW);
    return { id, uploadId: upload.id, address: upload.address, gone };
  }

  it('P-06 X-01 knows an upload by its address, for its athlete only', async () => {
    const { records, addAccount } = harness();
    const [owner, other] = [await addAccount(), await addAccount()];
    const { id, address } = await uploadOf(owner);
    expect(await records.upload(owner, address)).toEqual({ id, expiresAt: LATER, taken: false, shown: false });
    expect(await records.upload(other, address)).toBeNull();
    expect(await records.upload(owner, `${address}x`)).toBeNull();
  });

  it('P-05 lets one take an upload, and the next one after it was given back', async () => {
    const { records, addAccount } = harness();
    const { id } = await uploadOf(await addAccount());
    expect((await Promise.all([records.take(id), records.take(id)])).sort()).toEqual([false, true]);
    await records.giveBack(id);
    expect(await records.take(id)).toBe(true);
  });

  it('P-06 shows one picture of an athlete and names the one before, which has to go', async () => {
    const { records, addAccount, photoOf } = harness();
    const userId = await addAccount();
    const first = await shown(userId);
    expect(await records.upload(userId, first.address)).toMatchObject({ taken: true, shown: true });
    const second = await shown(userId);
    expect([first.gone, second.gone]).toEqual([[], [first.id]]);
    expect(await photoOf(userId)).toBe(`/api/pictures/${second.id}`);
    expect(await records.upload(userId, first.address)).toMatchObject({ taken: true, shown: false });
    expect(await records.picturesToDelete(NOW)).toContain(first.id);
    await records.forgetPicture(first.id);
    expect(await records.picturesToDelete(NOW)).not.toContain(first.id);
  });

  it('P-06 hides a picture once', async () => {
    const { records, addAccount, photoOf } = harness();
    const userId = await addAccount();
    const { id } = await shown(userId);
    expect(await records.hide(userId, NOW)).toEqual([id]);
    expect(await photoOf(userId)).toBeNull();
    expect(await records.hide(userId, NOW)).toEqual([]);
  });

  it('P-06 dooms a picture that was never shown, in time, and those of accounts that are gone, at once', async () => {
    const { records, addAccount, removeAccount, nextId } = harness();
    const userId = await addAccount();
    const { id } = await shown(userId);
    const orphan = nextId();
    await records.addPicture(orphan, userId, LATER);
    expect(await records.picturesToDelete(NOW)).not.toContain(orphan);
    expect(await records.picturesToDelete(LATER)).toContain(orphan);
    await removeAccount(userId);
    expect(await records.picturesToDelete(NOW)).toContain(id);
  });

  it('P-06 names uploads that have expired until they are forgotten', async () => {
    const { records, addAccount, removeAccount } = harness();
    const userId = await addAccount();
    const { id } = await uploadOf(userId);
    await removeAccount(userId);
    expect(await records.uploadsExpiredBefore(LATER)).not.toContain(id);
    const after = new Date(LATER.getTime() + 1);
    expect(await records.uploadsExpiredBefore(after)).toContain(id);
    await records.forgetUpload(id);
    expect(await records.uploadsExpiredBefore(after)).not.toContain(id);
  });
}
