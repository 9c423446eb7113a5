import { setImmediate as nextRound } from 'node:timers/promises';

import sharp from 'sharp';

import { SharpPhotoEditor } from './sharp-photo-editor.js';

describe('pictures that come at the same time', () => {
  it('O-11 P-06 are worked on one after the other, and none is read into memory before its turn', async () => {
    const jpeg = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#2f6b49' } })
      .jpeg()
      .toBuffer();
    const editor = new SharpPhotoEditor();
    let release: (bytes: Buffer) => void = () => undefined;
    const first = new Promise<Buffer>((resolve) => (release = resolve));
    const read: number[] = [];
    const made = [1, 2, 3].map((at) =>
      editor.squares(() => {
        read.push(at);
        return at === 1 ? first : Promise.resolve(jpeg);
      }),
    );
    for (let round = 0; round < 20; round += 1) await nextRound();
    expect(read).toEqual([1]);
    release(jpeg);
    for (const images of await Promise.all(made)) expect(images.map(({ size }) => size)).toEqual([512, 128]);
    expect(read).toEqual([1, 2, 3]);
  });
});
