import { rosterOf } from '../../testing/fit-examples.js';
import { isIncomplete, playersOn, rosterCaution, rosterShare, tooFar, unusableRoster } from './roster-caution.js';

const roster = (season: number, players = 60) => rosterOf(season, { QB: { 2027: 1 }, OL: { 2028: players - 1 } });

describe('what a roster can tell', () => {
  it('F-13 counts fully for a season, half when it is two old, and not at all when it is older', () => {
    expect([2027, 2026, 2025, 2024, 2023].map((season) => rosterShare(roster(season), 2026))).toEqual([1, 1, 1, 0.5, 0]);
  });

  it('F-13 says its age from two seasons on', () => {
    expect(rosterCaution(roster(2025), 2026)).toBeNull();
    expect(rosterCaution(roster(2024), 2026)).toBe('This roster is 2 seasons old, so it counts half.');
    expect(rosterCaution(roster(2023), 2026)).toBe('This roster is 3 seasons old, so it counts nothing.');
  });

  it('F-13 is incomplete below 40 players', () => {
    expect([playersOn(roster(2026)), isIncomplete(roster(2026, 40)), isIncomplete(roster(2026, 39))]).toEqual([60, false, true]);
    expect(rosterCaution(roster(2026, 39), 2026)).toBe('The roster is incomplete: it names 39 players, and need is counted from 40 on.');
    expect(rosterCaution(rosterOf(2026, { QB: { 2027: 1 } }), 2026)).toContain('it names 1 player, and');
    expect(rosterCaution(roster(2024, 39), 2026)).toBe(
      'This roster is 2 seasons old, so it counts half. The roster is incomplete: it names 39 players, and need is counted from 40 on.',
    );
  });

  it('F-13 nothing is read from it when it is cut short or older than two seasons', () => {
    expect(unusableRoster(roster(2024), 2026, 'need is not known')).toBeNull();
    expect(unusableRoster(roster(2023), 2026, 'need is not known')).toBe(
      'This roster is 3 seasons old, so it counts nothing. So need is not known.',
    );
    expect(unusableRoster(roster(2026, 39), 2026, 'nobody is counted')).toMatch(/from 40 on\. So nobody is counted\.$/);
  });

  it('F-13 says nothing of a fall in which all of it may have left', () => {
    expect(tooFar(roster(2026), 2030, 'need is not known yet')).toBeNull();
    expect(tooFar(roster(2026), 2031, 'need is not known yet')).toBe(
      'You would start in fall 2031. Everybody on the 2026 roster may have left by then, so need is not known yet.',
    );
  });
});
