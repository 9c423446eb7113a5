import { setImmediate as nextRound } from 'node:timers/promises';

import type { PhotoEditor } from '../application/ports/photo-editor.js';
import { NotAPicture, PhotoTooLarge, TooManyPixels } from '../domain/photo-errors.js';
import { PHOTO_LIMITS } from '../domain/photo-limits.js';

export interface EditorUnderTest {
  editor: PhotoEditor;
  picture: Buffer;
  /** A picture whose header declares 60 million pixels. */
  huge: Buffer;
}

/** What every PhotoEditor does; run on the fake and on libvips. */
export function photoEditorContract(open: () => Promise<EditorUnderTest> | EditorUnderTest): void {
  let t: EditorUnderTest;

  beforeEach(async () => {
    t = await open();
  });

  const squares = (bytes: Buffer) => t.editor.squares(() => Promise.resolve(Buffer.from(bytes)));

  it('P-06 makes the two squares that are shown, the large one first', async () => {
    const made = await squares(t.picture);
    expect(made.map(({ size }) => size)).toEqual([512, 128]);
    const [large, small] = made.map(({ bytes }) => bytes.toString('base64'));
    expect([large === '', small === '', large === small]).toEqual([false, false, false]);
  });

  it.each([
    ['is no picture', () => Buffer.from('text of a letter to a coach'), NotAPicture],
    ['is larger than 5 MB', () => Buffer.concat([t.picture, Buffer.alloc(PHOTO_LIMITS.maxBytes)]), PhotoTooLarge],
    ['has too many pixels', () => t.huge, TooManyPixels],
  ])('P-06 refuses what %s, and takes the next one', async (_what, bytes, error) => {
    await expect(squares(bytes())).rejects.toThrow(error);
    expect(await squares(t.picture)).toHaveLength(2);
  });

  it('P-06 throws what reading the file throws, and takes the next one', async () => {
    await expect(t.editor.squares(() => Promise.reject(new RangeError('gone')))).rejects.toThrow(RangeError);
    expect(await squares(t.picture)).toHaveLength(2);
  });

  it('O-11 P-06 reads no picture into memory before its turn', async () => {
    let release: (bytes: Buffer) => void = () => undefined;
    const first = new Promise<Buffer>((resolve) => (release = resolve));
    const read: number[] = [];
    const made = [1, 2, 3].map((at) =>
      t.editor.squares(() => {
        read.push(at);
        return at === 1 ? first : Promise.resolve(Buffer.from(t.picture));
      }),
    );
    for (let round = 0; round < 20; round += 1) await nextRound();
    expect(read).toEqual([1]);
    release(Buffer.from(t.picture));
    for (const images of await Promise.all(made)) expect(images).toHaveLength(2);
    expect(read).toEqual([1, 2, 3]);
  });
}
