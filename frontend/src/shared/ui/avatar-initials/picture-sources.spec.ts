import { pictureSources } from './picture-sources';

it('P-06 offers both sizes of a picture of this server, and nothing for others', () => {
  expect(pictureSources('/api/pictures/abc/512.webp')).toBe('/api/pictures/abc/128.webp 128w, /api/pictures/abc/512.webp 512w');
  expect(pictureSources('/api/pictures/abc/512.webp?until=1&signature=x')).toBe(
    '/api/pictures/abc/128.webp?until=1&signature=x 128w, /api/pictures/abc/512.webp?until=1&signature=x 512w',
  );
  expect(pictureSources('blob:http://localhost/1')).toBeUndefined();
  expect(pictureSources('https://evil.test/api/pictures/abc/512.webp')).toBeUndefined();
});
