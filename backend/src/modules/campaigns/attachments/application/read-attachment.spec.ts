import sharp from 'sharp';

import { SharpPictureCleaner } from '../adapters/sharp/sharp-picture-cleaner.js';
import { ReadAttachment } from './read-attachment.js';

const reading = new ReadAttachment(new SharpPictureCleaner());
const pdf = (inside = '', end = '%%EOF\n') => Buffer.from(`%PDF-1.7\n1 0 obj << /Type /Catalog ${inside} >> endobj\n${end}`, 'latin1');
const plain = { create: { width: 40, height: 20, channels: 3, background: '#2f6b49' } } as const;

describe('reading a file that is to go with an email', () => {
  it('C-18 a PDF goes as it is', async () => {
    expect(await reading.run('Transcript.pdf', pdf())).toEqual({ name: 'Transcript.pdf', contentType: 'application/pdf', bytes: pdf() });
  });

  it.each(['jpeg', 'png'] as const)('C-18 a %s loses where and with what it was taken', async (kind) => {
    const place = { IFD0: { Model: 'PHONE-OF-MARCUS' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 16/1 0/1' } };
    const taken = await sharp(plain).withExif(place).toFormat(kind).toBuffer();
    expect((await sharp(taken).metadata()).exif?.toString('latin1')).toContain('PHONE-OF-MARCUS');
    const { bytes, contentType } = await reading.run('me', taken);
    const { exif, xmp, iptc, format } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, format, contentType }).toEqual({ format: kind, contentType: `image/${kind}` });
    expect(bytes.toString('latin1')).not.toContain('PHONE-OF-MARCUS');
  });

  it('C-18 a photo that was taken sideways stands upright', async () => {
    const sideways = await sharp(plain).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { width, height, orientation } = await sharp((await reading.run('me.jpg', sideways)).bytes).metadata();
    expect({ width, height, orientation }).toEqual({ width: 20, height: 40 });
  });

  it.each<[string, Buffer, string]>([
    ['photo.jpg', Buffer.from('MZ\x90\x00 a program', 'latin1'), 'attachment_of_other_kind'],
    ['empty.pdf', Buffer.alloc(0), 'attachment_of_other_kind'],
    ['drawing.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'attachment_of_other_kind'],
    ['half.pdf', pdf('', ''), 'attachment_damaged'],
    ['half.jpg', Buffer.from('\xff\xd8\xff\xe0 and nothing more', 'latin1'), 'attachment_damaged'],
    ['locked.pdf', pdf('', 'trailer << /Encrypt 5 0 R >>\n%%EOF'), 'attachment_has_password'],
    ['script.pdf', pdf('/OpenAction << /S /JavaScript /JS (x) >>'), 'attachment_runs_program'],
    ['hidden.pdf', pdf('/OpenAction << /S /J#61vaScript >>'), 'attachment_runs_program'],
    ['start.pdf', pdf('/A << /S /Launch >>'), 'attachment_runs_program'],
    ['large.pdf', Buffer.concat([pdf(), Buffer.alloc(5 * 1_048_576)]), 'attachment_too_large'],
  ])('C-18 %s is refused, and the message names it', async (name, bytes, code) => {
    await expect(reading.run(name, bytes)).rejects.toMatchObject({ code, message: expect.stringContaining(`“${name}”`) });
  });

  it('C-18 a video is told to go as a link', async () => {
    const message = '“film.mov” is a video. Put a link in the text instead.';
    await expect(reading.run('film.mov', Buffer.from('\0\0\0\x14ftypqt  '))).rejects.toMatchObject({ message });
  });

  it('C-18 a small file that unpacks to too many pixels is refused', async () => {
    const huge = await sharp({ create: { ...plain.create, width: 8000, height: 7000 } })
      .png()
      .toBuffer();
    await expect(reading.run('huge.png', huge)).rejects.toMatchObject({ code: 'attachment_too_many_pixels' });
  });

  it('C-18 after a picture that could not be read the next one is', async () => {
    const bad = reading.run('bad.png', Buffer.from('\x89PNG\r\n\x1a\nxx', 'latin1'));
    const good = reading.run('good.png', await sharp(plain).png().toBuffer());
    await expect(bad).rejects.toMatchObject({ code: 'attachment_damaged' });
    await expect(good).resolves.toMatchObject({ name: 'good.png' });
  });
});
