import { attachmentKind } from '../domain/attachment-kind.js';
import { AttachmentDamaged, AttachmentTooManyPixels } from '../domain/attachment-errors.js';
import type { PictureCleaner } from '../application/ports/picture-cleaner.js';

type PictureKind = 'jpeg' | 'png';

export interface CleanerUnderTest {
  cleaner: PictureCleaner;
  /** Returns a picture whose metadata also contains the location `secret`. */
  picture: (kind: PictureKind) => Promise<Buffer>;
  secret: string;
  /** A picture with more pixels than may be. */
  huge: () => Promise<Buffer>;
}

/** What every PictureCleaner does; run on the fake and on sharp. */
export function pictureCleanerContract(open: () => CleanerUnderTest): void {
  it.each(['jpeg', 'png'] as const)('C-18 a %s stays of its kind and loses what it says beside its pixels', async (kind) => {
    const { cleaner, picture, secret } = open();
    const before = await picture(kind);
    expect(before.includes(secret)).toBe(true);
    const after = await cleaner.clean('photo', kind, before);
    expect([attachmentKind(after), after.includes(secret)]).toEqual([kind, false]);
  });

  it('C-18 a clean picture stays clean', async () => {
    const { cleaner, picture } = open();
    const once = await cleaner.clean('photo', 'png', await picture('png'));
    expect(await cleaner.clean('photo', 'png', once)).toEqual(once);
  });

  it('C-18 a file that ends in the middle is refused by its name', async () => {
    const { cleaner, picture } = open();
    const half = (await picture('jpeg')).subarray(0, 20);
    await expect(cleaner.clean('half.jpg', 'jpeg', half)).rejects.toThrow(AttachmentDamaged);
    await expect(cleaner.clean('half.jpg', 'jpeg', half)).rejects.toThrow(/half\.jpg/);
  });

  it('C-18 a picture with too many pixels is refused', async () => {
    const { cleaner, huge } = open();
    await expect(cleaner.clean('huge.png', 'png', await huge())).rejects.toThrow(AttachmentTooManyPixels);
  });
}
