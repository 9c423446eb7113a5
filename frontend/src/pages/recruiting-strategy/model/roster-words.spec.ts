import { rosterWords } from './roster-words';

describe('who leaves a roster', () => {
  it.each([
    [{ graduatingPlayers: 0, startersGraduating: 0 }, 'none in the last class year'],
    [{ graduatingPlayers: 1, startersGraduating: null }, '1 in the last class year, starters unknown'],
    [{ graduatingPlayers: 2, startersGraduating: 1 }, '2 in their last class year, 1 of them a starter'],
    [{ graduatingPlayers: 3, startersGraduating: 0 }, '3 in their last class year, 0 of them starters'],
  ])('E-10 %j is %s', (counts, said) => {
    expect(rosterWords({ position: 'QB', urgency: 'high', ...counts })).toBe(said);
  });
});
