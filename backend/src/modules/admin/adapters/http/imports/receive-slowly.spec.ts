import { PassThrough, Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { AppConfig } from '../../../../../platform/config/app-config.js';
import { FixedClock } from '../../../../../shared-kernel/testing/fixed-clock.js';
import { nextTurn } from '../../../../../shared-kernel/next-turn.js';
import { WorkPace } from '../../../../../shared-kernel/work-pace.js';
import { receiveSlowly } from './receive-slowly.js';
import { UploadFolder } from './upload-folder.js';

const CHUNK = 64 * 1024;
const CHUNKS = 18;

describe('an upload that comes in', () => {
  /** What arrives of a little more than a megabyte, and how many pieces of it arrived during each rest once it had begun. */
  async function receive(callsOfOthers: number): Promise<{ bytes: Buffer; rests: number[] }> {
    const arrived: Buffer[] = [];
    const rests: number[] = [];
    const pace = new WorkPace(new FixedClock(), async () => {
      for (let turns = 0; turns < 3; turns += 1) await nextTurn();
      const before = arrived.length;
      for (let turns = 0; turns < 10; turns += 1) await nextTurn();
      rests.push(arrived.length - before);
    });
    for (let at = 0; at < callsOfOthers; at += 1) pace.noteCall();
    const request = Readable.from(Array.from({ length: CHUNKS }, (_, at) => Buffer.alloc(CHUNK, at)));
    const reader = new PassThrough();
    const all = pipeline(
      reader,
      new Writable({
        write: (bytes: Buffer, _encoding, done) => {
          arrived.push(bytes);
          done();
        },
      }),
    );
    receiveSlowly(pace)(request, reader);
    await all;
    return { bytes: Buffer.concat(arrived), rests };
  }

  const whole = Buffer.concat(Array.from({ length: CHUNKS }, (_, at) => Buffer.alloc(CHUNK, at)));

  it('O-09 K-06 rests after each quarter of a megabyte while others call, and arrives whole', async () => {
    const { bytes, rests } = await receive(5);
    expect(bytes.equals(whole)).toBe(true);
    expect(rests).toEqual([0, 0, 0, 0]);
  });

  it('O-09 K-06 does not rest while nobody calls', async () => {
    const { bytes, rests } = await receive(0);
    expect(bytes.equals(whole)).toBe(true);
    expect(rests).toEqual([]);
  });

  it('O-09 K-06 files of imports come in that way', () => {
    const folder = new UploadFolder({ dataDir: '/data' } as AppConfig, new FixedClock(), new WorkPace(new FixedClock()));
    const request = new PassThrough();
    const { streamHandler } = folder.createMulterOptions() as { streamHandler?: (from: Readable, to: Writable) => void };
    streamHandler?.(request, new PassThrough());
    expect(request.listenerCount('data')).toBe(2);
  });
});
