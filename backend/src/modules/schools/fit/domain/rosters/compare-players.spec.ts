import { akronWith, MARCUS, playerNamed, rosterOf } from '../../testing/fit-examples.js';
import type { FitAthlete } from '../fit-athlete.js';
import type { FitPlayer } from '../fit-school.js';
import { comparePlayers } from './compare-players.js';

const FULL = rosterOf(2026, { QB: { 2027: 2 }, OL: { 2028: 60 } });
const compare = (rivals: FitPlayer[], athlete: Partial<FitAthlete> = {}) =>
  comparePlayers({ ...MARCUS, ...athlete }, akronWith({ roster: { ...FULL, rivals } }), 2026);
const shown = (...rivals: FitPlayer[]) => compare(rivals).players.map(({ name }) => name);

describe('the athlete beside two players of the roster', () => {
  it('F-06 takes marked starters first, then the oldest class, then by name', () => {
    expect(shown(playerNamed('B', { classYear: '2028' }), playerNamed('A', { classYear: '2029' }))).toEqual(['B', 'A']);
    expect(shown(playerNamed('B'), playerNamed('C'), playerNamed('A'))).toEqual(['A', 'B']);
    expect(shown(playerNamed('A'), playerNamed('B', { classYear: '2029', isStarter: true }))).toEqual(['B', 'A']);
    expect(shown(playerNamed('A', { isStarter: false }), playerNamed('B', { isStarter: null }))).toEqual(['A', 'B']);
    expect(shown(playerNamed('A', { classYear: null }), playerNamed('B', { classYear: '2029' }))).toEqual(['B', 'A']);
    expect(shown(playerNamed('B', { classYear: null }), playerNamed('A', { classYear: null }))).toEqual(['A', 'B']);
  });

  it('F-06 leaves out whose class is over', () => {
    expect(shown(playerNamed('A', { classYear: '2026' }), playerNamed('B', { classYear: '2027' }))).toEqual(['B']);
  });

  it.each([
    [{ heightInches: 74, weight: 205 }, 'Beside Al (class of 2027) you are as tall and the same weight.'],
    [{ heightInches: 73, weight: 200 }, 'Beside Al (class of 2027) you are 1 in taller and 5 lb over.'],
    [{ heightInches: 75, weight: 212 }, 'Beside Al (class of 2027) you are 1 in shorter and 7 lb under.'],
    [{ heightInches: null, weight: 205 }, 'Beside Al (class of 2027) you are the same weight.'],
    [{ classYear: null, weight: null }, 'Beside Al you are 1 in shorter.'],
    [{ heightInches: null, weight: null }, 'Al (class of 2027) cannot be compared: height and weight are missing.'],
  ])('F-06 says how they differ: %j', (changes, text) => {
    expect(compare([playerNamed('Al', changes)]).assessment).toBe(text);
  });

  it('F-06 nothing is compared that the athlete has not said', () => {
    expect(compare([playerNamed('Al')], { heightInches: null }).assessment).toBe('Beside Al (class of 2027) you are 7 lb under.');
  });

  it('F-06 says why nobody is compared', () => {
    const of = (athlete: Partial<FitAthlete>, roster = { ...FULL, rivals: [] as FitPlayer[] }) => {
      const { status, position, players, assessment } = comparePlayers({ ...MARCUS, ...athlete }, akronWith({ roster }), 2026);
      return [status, position, players.length, assessment];
    };
    expect(of({ position: null })).toEqual(['no_position', null, 0, 'Add your position to your profile to be compared.']);
    expect(of({})).toEqual(['no_players', 'QB', 0, 'The 2026 roster has no quarterbacks to compare you with.']);
    expect(of({ position: 'ATH' })[3]).toBe(
      'Rosters are not counted for athletes without a fixed position, so there is nobody to compare you with.',
    );
    const none = comparePlayers(MARCUS, akronWith({ roster: null }), 2026);
    expect([none.status, none.assessment]).toEqual(['no_roster', 'No roster of Akron is loaded, so there is nobody to compare you with.']);
  });

  it('P-14 names the group that a position is compared in', () => {
    const { position, assessment } = compare([playerNamed('Al', { position: 'DL' })], { position: 'EDGE' });
    expect([position, assessment.endsWith('EDGE is counted with defensive linemen.')]).toEqual(['DL', true]);
  });
});
