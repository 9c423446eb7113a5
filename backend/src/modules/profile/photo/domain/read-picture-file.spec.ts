import { readPictureFile } from './read-picture-file.js';

const ID = 'abcDEF_-01234567';

describe('the path of a picture', () => {
  it.each([
    [ID, '512.webp', 512],
    [ID, '128.webp', 128],
    [ID.repeat(4), '512.webp', 512],
  ])('names %s/%s', (pictureId, file, size) => {
    expect(readPictureFile(pictureId, file)).toEqual({ pictureId, size });
  });

  it.each([
    [ID.slice(1), '512.webp'],
    [`${ID.repeat(4)}x`, '512.webp'],
    [`../${ID}`, '512.webp'],
    [`${ID}/..`, '512.webp'],
    [ID, '256.webp'],
    [ID, '../512.webp'],
    [ID, 'constructor'],
  ])('names nothing with %s/%s', (pictureId, file) => {
    expect(readPictureFile(pictureId, file)).toBeNull();
  });
});
