import { zipOf } from '../../testing/workbooks/zip-of.js';
import { ZipFile } from './zip-file.js';

const BLANKS = Buffer.alloc(4 * 1024 * 1024, 0x20);

async function unpacked(zip: ZipFile, name: string): Promise<{ bytes: number; code: unknown }> {
  let bytes = 0;
  try {
    for await (const piece of zip.read(name)) bytes += piece.length;
    return { bytes, code: null };
  } catch (error) {
    return { bytes, code: (error as { code?: unknown }).code };
  }
}

describe('the files in a zip file', () => {
  it.each([true, false])('B-08 are unpacked whole, whatever the case of the name (stored: %s)', async (stored) => {
    const zip = new ZipFile(zipOf([{ name: 'xl\\Sheet1.xml', content: BLANKS, stored }]));
    expect([zip.has('XL/sheet1.xml'), zip.has('xl/sheet2.xml')]).toEqual([true, false]);
    expect(await unpacked(zip, 'xl/sheet1.xml')).toEqual({ bytes: BLANKS.length, code: null });
  });

  it('B-08 are unpacked no further than the size that was checked before', async () => {
    const zip = new ZipFile(zipOf([{ name: 'bomb', content: BLANKS, declared: 1_000 }]));
    expect(await unpacked(zip, 'bomb')).toEqual({ bytes: 0, code: 'damaged' });
  });
});
