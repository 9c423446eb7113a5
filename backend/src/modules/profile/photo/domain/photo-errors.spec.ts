import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import {
  NotAPicture,
  PhotoTooLarge,
  TooManyPixels,
  UploadNotFound,
  UploadTaken,
  UploadMissing,
  UploadTooOld,
  PictureNotFound,
  PhotosBusy,
  TooManyUploads,
} from './photo-errors.js';

describe('errors: photo', () => {
  testStableErrors([
    [() => new NotAPicture('heic'), { kind: 'invalid', code: 'heic_photo' }],
    [() => new NotAPicture(null), { kind: 'invalid', code: 'not_a_photo' }],
    [() => new NotAPicture('png'), { kind: 'invalid', code: 'damaged_photo' }],
    [() => new PhotoTooLarge(), { kind: 'invalid', code: 'photo_too_large' }],
    [() => new TooManyPixels(), { kind: 'invalid', code: 'too_many_pixels' }],
    [() => new UploadNotFound(), { kind: 'missing', code: 'upload_not_found' }],
    [() => new UploadTaken(), { kind: 'conflict', code: 'upload_taken' }],
    [() => new UploadMissing(), { kind: 'conflict', code: 'upload_missing' }],
    [() => new UploadTooOld(), { kind: 'conflict', code: 'upload_expired' }],
    [() => new PictureNotFound(), { kind: 'missing', code: 'picture_not_found' }],
    [() => new PhotosBusy(), { kind: 'unavailable', code: 'photos_busy', retryAfterSeconds: 5 }],
    [() => new TooManyUploads(7), { kind: 'conflict', code: 'too_many_uploads' }],
  ]);

  it('P-06 says what to do with a file that is no picture', () => {
    const said = (['heic', null, 'png'] as const).map((kind) => new NotAPicture(kind).message);
    expect(said).toEqual([
      expect.stringMatching(/^HEIC photos .* JPEG/),
      expect.stringMatching(/^This file is not a photo.*Choose a JPEG/),
      expect.stringMatching(/^This PNG file is damaged/),
    ]);
  });
});
