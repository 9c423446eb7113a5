import { akronWith, MARCUS, rosterOf } from '../../testing/fit-examples.js';
import type { FitAthlete } from '../fit-athlete.js';
import type { FitRoster, FitSchool } from '../fit-school.js';
import { openingsOf } from './openings.js';

const RULE = { ruleId: 'roster-limit', division: 'D1', text: '105 players.', asOf: '2026-11-21', sourceUrl: 'https://rules.test/roster' };
/** Enough others that the roster is complete. */
const OTHERS = { OL: { 2030: 40 } };

function openings(roster: FitRoster | null, athlete: Partial<FitAthlete> = {}, school: Partial<FitSchool> = {}) {
  return openingsOf({ ...MARCUS, ...athlete }, akronWith({ roster, ...school }), { currentSeason: 2026, rosterRules: [RULE] });
}
const quarterbacks = (roster: FitRoster | null, athlete: Partial<FitAthlete> = {}) => {
  const qb = openings(roster, athlete).positions.find(({ position }) => position === 'QB');
  return qb && [qb.leaveAtLeast, qb.leaveAtMost, qb.players];
};

describe('openings', () => {
  it('Q-07 players leaving are a range, because the class of the entry year may play a fifth season', () => {
    expect(quarterbacks(rosterOf(2026, { QB: { 2027: 2, 2028: 3 }, ...OTHERS }))).toEqual([0, 2, 5]);
  });

  it('Q-07 the range is that of the entry year: a later athlete finds more gone for sure', () => {
    const roster = rosterOf(2026, { QB: { 2027: 2, 2028: 3, 2029: 1 }, ...OTHERS });
    expect(quarterbacks(roster, { graduationYear: 2028 })).toEqual([2, 5, 6]);
    expect(quarterbacks(roster, { graduationYear: 2029 })).toEqual([5, 6, 6]);
  });

  it('Q-07 players of unknown class may leave or stay, and those whose class is over are not counted', () => {
    const { season, counts, rivals } = rosterOf(2026, { QB: { 2026: 4, 2027: 1, 2029: 1 }, ...OTHERS });
    expect(quarterbacks({ season, rivals, counts: [...counts, { position: 'QB', classYear: null, players: 2 }] })).toEqual([0, 3, 4]);
  });

  it('Q-07 puts the own position first, also one that is counted with another', () => {
    const roster = rosterOf(2026, { QB: { 2027: 2 }, ...OTHERS });
    const first = (position: FitAthlete['position']) => openings(roster, { position }).positions[0];
    expect([first('QB')?.position, first('CB')?.position, first('CB')?.isOwn]).toEqual(['QB', 'DB', true]);
    expect(openings(roster, { position: null }).positions.some(({ isOwn }) => isOwn)).toBe(false);
  });

  it('Q-07 who comes in and who transfers is unknown', () => {
    expect(openings(rosterOf(2026, OTHERS))).toMatchObject({ incoming: null, transfers: null });
  });

  it.each([
    ['there is no roster', null, {}, /^No roster of Akron is loaded/],
    ['the profile has no graduation year', rosterOf(2026, OTHERS), { graduationYear: null }, /no graduation year/],
    ['the roster is incomplete', rosterOf(2026, { QB: { 2027: 2 } }), {}, /incomplete.* So it is not known who leaves\.$/],
    ['the roster is older than two seasons', rosterOf(2023, OTHERS), {}, /3 seasons old.* So it is not known who leaves\.$/],
    [
      'everybody on it has left by then',
      rosterOf(2026, OTHERS),
      { graduationYear: 2031 },
      /may have left by then, so nothing is counted\.$/,
    ],
  ])('Q-07 counts nothing and says why when %s', (_why, roster, athlete, sentence) => {
    const found = openings(roster, athlete);
    expect(found.positions).toEqual([]);
    expect(found.sentence).toMatch(sentence);
  });

  it('Q-07 shows the roster limit with the players of the roster where it applies, and nowhere else', () => {
    const roster = rosterOf(2026, OTHERS);
    expect(openings(roster)).toMatchObject({ rosterRule: RULE, rosterPlayers: 40 });
    expect(openings(null)).toMatchObject({ rosterRule: RULE, rosterPlayers: null });
    expect(openings(roster, {}, { division: 'D3' }).rosterRule).toBeNull();
  });

  it('Q-07 names five years counted by age only in Division I', () => {
    const roster = rosterOf(2026, OTHERS);
    expect(openings(roster).sentence).toContain('Division I gives five years to play, counted by age, so the class of 2027');
    expect(openings(roster, {}, { division: 'D2' }).sentence).toContain('sat out a season can play one year longer, so the class of 2027');
  });
});
