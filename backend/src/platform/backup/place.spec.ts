import { Readable } from 'node:stream';

import { elsewhereOf, type Place } from './place.js';

const objects = { list: () => Readable.from([]), read: () => Promise.resolve(null), write: () => Promise.resolve() };
const place: Place = { databaseUrl: 'postgres://db/recruit', dataDir: '/srv/data', encryptionKeys: [], sessionSecret: 'secret' };

describe('what of a place a backup leaves out', () => {
  it('O-06 is nothing where keys and photos are in its data folder', () => {
    expect(elsewhereOf(place, ['keys', 'pictures', 'uploads'])).toEqual([]);
  });

  it('O-06 are keys that the environment gives, and photos of a bucket that were asked to be left out, each with what to do', () => {
    expect(elsewhereOf({ ...place, bucket: { name: 'film-room', objects, isHeld: false } }, [])).toEqual([
      'SESSION_SECRET and ENCRYPTION_KEY are set by the operator: keep them too',
      'photos are in the bucket film-room: copy the bucket too',
    ]);
  });

  it('O-06 are no photos of a bucket unless that was asked for', () => {
    expect(elsewhereOf({ ...place, bucket: { name: 'film-room', objects, isHeld: true } }, ['keys'])).toEqual([]);
  });
});
