import { MAX_PACK_STAFF } from './pack.js';
import { readChecksum, readManifest, readPackLine } from './read-pack-line.js';

const AKRON = {
  name: 'Akron',
  division: 'D1',
  subdivision: 'FBS',
  city: 'Akron',
  state: 'OH',
  aliases: ['Zips', 7],
  unitid: 200800,
  latitude: 41.07,
  longitude: -81.51,
  twitter: '@ZipsFB',
  coaches: [
    {
      name: 'Dana Fieldhouse',
      title: 'Head Coach',
      email: 'dana@akron.test',
      verifiedOn: '2026-10-01',
      pageUrl: 'https://gozips.test/staff',
    },
  ],
};
const read = (changes: object = {}) => readPackLine(JSON.stringify({ ...AKRON, ...changes }), 2);
const coach = (changes: object) => read({ coaches: [{ ...AKRON.coaches[0], ...changes }] }).coaches[0];

describe('a line of a directory pack', () => {
  it('B-06 is a school with its staff, under the rules of what an admin writes', () => {
    const { school, coaches } = read();
    expect(school).toMatchObject({ nameKey: 'akron', state: 'OH', aliases: ['Zips'], unitid: 200800, latitude: 41.07, twitter: '@ZipsFB' });
    expect(coaches).toMatchObject([
      { schoolNameKey: 'akron', state: 'OH', isHeadCoach: true, verifiedOn: '2026-10-01', pageUrl: 'https://gozips.test/staff' },
    ]);
  });

  it.each([
    [{ division: 'D9' }, /Line 2: Please choose D1/],
    [{ name: '' }, /Line 2: Please enter the name/],
    [{ state: 'XX' }, /Line 2: Please enter a state/],
    [{ coaches: [{ name: '' }] }, /Line 2: Please enter a name/],
    [{ coaches: [{ name: 'Dana', email: 'no address' }] }, /Line 2: no address is no email address/],
    [{ coaches: ['Dana'] }, /Line 2: Please enter a name/],
    [{ coaches: [null] }, /Line 2: Please enter a name/],
    [{ coaches: [['Dana']] }, /Line 2: Please enter a name/],
  ])('B-06 is refused by the number of its line: %j', (changes, message) => {
    expect(() => read(changes)).toThrow(message);
  });

  it('B-06 is refused with more coaches than any school has', () => {
    const coaches = Array.from({ length: MAX_PACK_STAFF + 1 }, () => ({}));
    expect(() => read({ coaches })).toThrow(/Line 2: more than 2000 coaches/);
  });

  it.each(['', '[]', 'null', '{', '7'])('B-06 is refused when it is no object: %s', (text) => {
    expect(() => readPackLine(text, 3)).toThrow(/Line 3/);
  });

  it('B-06 is taken with as many coaches as a school may have, and without any', () => {
    const coaches = Array.from({ length: MAX_PACK_STAFF }, (_, at) => ({ name: `Dana ${at}` }));
    expect(read({ coaches }).coaches).toHaveLength(MAX_PACK_STAFF);
    expect(read({ coaches: 'nobody' }).coaches).toEqual([]);
  });

  it('B-06 keeps 20 other names of a school', () => {
    const aliases = Array.from({ length: 21 }, (_, at) => `Zips ${at}`);
    expect(read({ aliases }).school.aliases).toEqual(aliases.slice(0, 20));
  });

  it('B-06 keeps a place at the edge of the map, and none with one coordinate', () => {
    expect(read({ latitude: -90, longitude: 180 }).school).toMatchObject({ latitude: -90, longitude: 180 });
    expect(read({ longitude: null }).school).toMatchObject({ latitude: null, longitude: null });
    expect(read({ latitude: '41.07' }).school).toMatchObject({ latitude: null, longitude: null });
  });

  it.each([
    ['ZipsFB', 'ZipsFB'],
    ['x@ZipsFB', null],
    ['@ZipsFB/status', null],
    ['@', null],
  ])('B-06 of %j keeps %j as the name on X', (twitter, kept) => {
    expect(read({ twitter }).school.twitter).toBe(kept);
  });

  it('B-06 leaves out what can be no coordinate, day or address of a page', () => {
    expect(read({ latitude: 91 }).school).toMatchObject({ latitude: null, longitude: null });
    expect(read({ twitter: 'javascript:alert(1)', unitid: 'x' }).school).toMatchObject({ twitter: null, unitid: null });
    expect(coach({ verifiedOn: '2026-13-01', pageUrl: 'javascript:alert(1)' })).toMatchObject({ verifiedOn: null, pageUrl: null });
  });

  it('B-06 has one coach of a name', () => {
    expect(read({ coaches: [{ name: 'Dana Field' }, { name: 'DANA  field', title: 'Head Coach' }] }).coaches).toMatchObject([
      { title: 'Head Coach' },
    ]);
  });
});

describe('the frame of a directory pack', () => {
  const manifest = { format: 'recruit-directory', version: 1, createdAt: '2026-11-21T15:00:00.000Z', schools: 2, coaches: 1 };

  it('B-06 says what the pack is', () => {
    expect(readManifest(JSON.stringify(manifest))).toEqual(manifest);
  });

  it.each([
    ['{}', 'not_pack'],
    ['PK', 'not_pack'],
    [JSON.stringify({ ...manifest, version: 2 }), 'newer_pack'],
    [JSON.stringify({ ...manifest, schools: '2' }), 'not_pack'],
    [JSON.stringify({ ...manifest, coaches: '1' }), 'not_pack'],
    [JSON.stringify({ ...manifest, createdAt: 7 }), 'not_pack'],
    [JSON.stringify({ ...manifest, version: '1' }), 'not_pack'],
  ])('B-06 refuses another manifest: %s', (text, code) => {
    expect(() => readManifest(text)).toThrow(expect.objectContaining({ code }) as Error);
  });

  it('B-06 ends with a checksum', () => {
    expect(readChecksum(JSON.stringify({ sha256: 'a'.repeat(64) }))).toBe('a'.repeat(64));
    const long = 'a'.repeat(64);
    expect([`${long}a`, `x${long}`, Array(64)].map((sha256) => readChecksum(JSON.stringify({ sha256 })))).toEqual([null, null, null]);
    expect([readChecksum('{}'), readChecksum('{"sha256":"b"}'), readChecksum('x')]).toEqual([null, null, null]);
  });
});
