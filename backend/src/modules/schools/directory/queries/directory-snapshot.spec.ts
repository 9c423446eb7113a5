import { gunzipSync } from 'node:zlib';

import { roundsDuring } from '../../../../shared-kernel/testing/rounds-during.js';
import type { SchoolTrackingView } from './school-view.js';
import { DirectoryPieces } from './directory-pieces.js';
import { DirectorySnapshot, type SharedSchool } from './directory-snapshot.js';

/** More than one group of 256, the last one short. */
const COUNT = 300;
const TRACKED: SchoolTrackingView = {
  introEmailSent: true,
  responseGotten: false,
  filmSent: false,
  twitterConnection: false,
  leadLevel: 'hot',
};

const schools = Array.from(
  { length: COUNT },
  (_, at) => ({ id: at + 1, name: `School ${at + 1}`, coaches: [] }) as unknown as SharedSchool,
);
const trackingOf = (ids: number[]) => ({ tracking: Object.fromEntries(ids.map((id) => [id, TRACKED])), contacts: {}, news: {} });

function madeOf(all: SharedSchool[]) {
  const pieces = new DirectoryPieces();
  for (const school of all) pieces.add(school);
  return pieces.made('1');
}

describe('DirectorySnapshot', () => {
  const snapshot = new DirectorySnapshot(madeOf(schools));

  it.each([
    ['no school', []],
    ['one school', [40]],
    ['the schools of one piece', Array.from({ length: 32 }, (_, at) => at + 33)],
    ['every school', schools.map(({ id }) => id)],
  ])('compresses the very list for an athlete who tracks %s', async (_name, ids) => {
    const own = trackingOf(ids);
    const text = gunzipSync(Buffer.concat([...(await snapshot.gzip(own)).pieces])).toString();
    expect(text).toBe(snapshot.json(own));
    expect((JSON.parse(text) as SchoolTrackingView[]).filter(({ introEmailSent }) => introEmailSent)).toHaveLength(ids.length);
  });

  it('issue 16 sends schools in the largest groups in which nothing is the athlete’s own', async () => {
    const lengthOf = async (ids: number[]) => (await snapshot.gzip(trackingOf(ids))).length;
    const [none, inFirst, inLast, inBoth] = await Promise.all([lengthOf([]), lengthOf([1]), lengthOf([COUNT]), lengthOf([1, COUNT])]);
    expect(none).toBeLessThan(inLast);
    // 12 schools one by one, and 32 schools one by one.
    expect(inLast).toBeLessThan(inFirst);
    expect(inFirst).toBeLessThan(inBoth);
  });

  it.each([
    ['a page', 20, 20],
    ['more than there are', 500, COUNT],
  ])('issue 17 gives %s from the start, with what the athlete keeps', (_name, count, found) => {
    const { total, schools: first } = snapshot.first(count, trackingOf([2]));
    const all = JSON.parse(snapshot.json(trackingOf([2]))) as SchoolTrackingView[];
    expect([total, first]).toEqual([COUNT, all.slice(0, found)]);
    expect(first[1]).toMatchObject({ id: 2, leadLevel: 'hot' });
  });

  it('O-11 lets others continue between its pieces when it has to make all of them', async () => {
    const rounds = await roundsDuring(() => snapshot.gzip(trackingOf(schools.map(({ id }) => id))));
    expect(rounds).toBeGreaterThanOrEqual(Math.floor(COUNT / 32));
  });
});
