import { coachRole } from './coach-role.js';

const role = (position: string, athlete: string | null) => coachRole({ position, schoolName: 'Lamar' }, athlete)?.value ?? null;

describe("a coach's role", () => {
  it.each([
    ['WR', 'WR', 'you coach the receivers at Lamar'],
    ['OC,QB', 'QB', 'you coach the quarterbacks at Lamar'],
    ['DB', 'CB', 'you coach the defensive backs at Lamar'],
    ['OC', 'TE', 'you coordinate the offense at Lamar'],
    ['DC', 'LB', 'you coordinate the defense at Lamar'],
    ['RC', 'K', 'you coordinate recruiting at Lamar'],
    ['HC,RC', null, 'you coordinate recruiting at Lamar'],
  ])('I-07 of a coach with %s is, to an athlete at %s: %s', (position, athlete, text) => {
    expect(role(position, athlete)).toBe(text);
  });

  it.each([
    ['HC', 'QB'],
    ['', 'QB'],
    ['DL', 'QB'],
    ['DC', 'WR'],
    ['OC', 'K'],
  ])('I-07 of a coach with %j says nothing to an athlete at %s', (position, athlete) => {
    expect(role(position, athlete)).toBeNull();
  });

  it('I-07 names its source', () => {
    expect(coachRole({ position: 'WR', schoolName: 'Lamar' }, 'WR')).toMatchObject({ label: 'Staff of Lamar', source: 'school' });
  });
});
