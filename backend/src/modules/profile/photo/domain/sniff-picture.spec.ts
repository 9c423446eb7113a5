import { sniffPicture } from './sniff-picture.js';

const latin1 = (text: string) => Buffer.from(text, 'latin1');

describe('telling a picture by its bytes', () => {
  it.each([
    ['\xff\xd8\xff\xe0\x00\x10JFIF', 'jpeg'],
    ['\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR', 'png'],
    ['GIF89a\x01\x00', 'gif'],
    ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'webp'],
    ['\x00\x00\x00\x1cftypavif\x00\x00\x00\x00avifmif1miaf', 'avif'],
    ['\x00\x00\x00\x1cftypmif1\x00\x00\x00\x00mif1avifmiaf', 'avif'],
    ['GIF87a\x01\x00', 'gif'],
    ['\x00\x00\x00\x10ftypavif\x00\x00\x00\x00', 'avif'],
    ['\x00\x00\x00\x18ftypmif1\x00\x00\x00\x00miafavif', 'avif'],
    ['\x00\x00\x00\x14ftypmif1\x00\x00\x00\x00miafavif', 'heic'],
    ['\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'heic'],
  ])('P-06 knows %j', (bytes, kind) => {
    expect(sniffPicture(latin1(bytes))).toBe(kind);
  });

  it.each([
    '',
    'Just text, whatever the file is called.',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '<?xml version="1.0"?><svg/>',
    '\x1f\x8b\x08\x00',
    '%PDF-1.7',
    'RIFF\x10\x00\x00\x00WAVEfmt ',
    '\x00\x00\x00\x18ftypisom\x00\x00\x00\x00isommp42',
    '\xff\xff\xff\xffftypmp42',
    'II*\x00',
    '\x00\x00\x00\x10ftypavif',
    '\x00\x00\x00\x10freeavif\x00\x00\x00\x00',
    'a GIF89a',
    'LIST\x10\x00\x00\x00WEBPVP8 ',
    `\x00\x00\x01\x00ftypisom\x00\x00\x00\x00${'isom'.repeat(16)}avif`,
  ])('P-06 takes %j for no picture', (bytes) => {
    expect(sniffPicture(latin1(bytes))).toBeNull();
  });
});
