import type { Coach, School } from '@/entities/school';
import { findCoaches } from './find-coaches';

const coach = (id: number, name: string, values: Partial<Coach> = {}) =>
  ({ id, name, lastName: name.split(' ').at(-1), title: 'Assistant Coach', isHeadCoach: false, aside: null, ...values }) as Coach;
const school = (name: string, aliases: string[], ...coaches: Coach[]) => ({ name, aliases, coaches }) as unknown as School;

const OHIO = school('Ohio State', ['OSU'], coach(1, 'Ryan Day', { title: 'Head Coach', isHeadCoach: true }), coach(2, 'Dana Hill'));
const AKRON = school('Akron', [], coach(3, 'Day Ryanson'), coach(4, 'Joe Hill', { isHeadCoach: true }), coach(5, 'Ann Hill'));
const SCHOOLS = [OHIO, AKRON];

const found = (search: string, meant?: School, most = 10) => findCoaches(SCHOOLS, search, meant, most).map(({ label }) => label);

describe('coaches in the search', () => {
  it('R-13 a whole name comes before a last name, and that before another word of the name', () => {
    expect(found('day')).toEqual(['Day Ryanson', 'Ryan Day']);
    expect(found('ryan day')).toEqual(['Ryan Day', 'Day Ryanson']);
    expect(found('day ryan')).toEqual(['Day Ryanson', 'Ryan Day']);
  });

  it('R-13 a word may be one of the school, its aliases or the title', () => {
    expect(found('hill akron')).toEqual(['Joe Hill', 'Ann Hill']);
    expect(found('day osu')).toEqual(['Ryan Day']);
    expect(found('ohio head')).toEqual(['Ryan Day']);
    expect(found('hill alabama')).toEqual([]);
  });

  it('R-13 of equal ones head coaches come first, then by name', () => {
    expect(found('hill')).toEqual(['Joe Hill', 'Ann Hill', 'Dana Hill']);
  });

  it('R-13 the coaches of the school that is meant are found, too', () => {
    expect(found('buckeyes', OHIO)).toEqual(['Ryan Day', 'Dana Hill']);
  });

  it('B-03 who was put aside comes behind everybody else', () => {
    const left = school('Kent', [], coach(6, 'Aaron Hill', { aside: 'left' as unknown as Coach['aside'] }));
    expect(findCoaches([left, AKRON], 'hill', undefined, 10).map(({ label }) => label)).toEqual(['Joe Hill', 'Ann Hill', 'Aaron Hill']);
  });

  it('R-13 at most as many as asked for, and nobody for signs alone', () => {
    expect(found('hill', undefined, 2)).toHaveLength(2);
    expect([found(''), found(' – ')]).toEqual([[], []]);
  });

  it('R-13 each leads to the conversation, with title and school beside the name', () => {
    expect(findCoaches(SCHOOLS, 'ryan day', undefined, 1)).toEqual([
      { key: 'coach-1', label: 'Ryan Day', note: 'Head Coach · Ohio State', to: '/conversations/1' },
    ]);
  });
});
