import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { aFact, WritingWorld } from '../testing/writing-world.js';
import { DraftEmail } from './draft-email.use-case.js';

const WISHES = { tone: 'professional', includeStats: true, context: '' } as const;

describe('a first email to a coach', () => {
  let world: WritingWorld;

  beforeEach(() => {
    world = new WritingWorld();
    world.schools.set(70, [aFact('school.reason', 'Akron runs the offense that I play in.')]);
    world.schools.set(5, [aFact('school.reason', 'Toledo is close to home.')]);
  });

  function draft(changes: { context?: string; schoolId?: number; coachId?: number }) {
    const drafting = new DraftEmail(world.facts, world.writing, world.checks, world.grammar, new FixedClock());
    return drafting.run({ ...WISHES, ...changes }, { userId: 'marcus' });
  }

  const factsUsed = () => world.tasks[0]?.facts.map(({ key }) => key);

  it('I-01 it is written from the facts of the athlete, and nothing of it has to be looked at', async () => {
    const { emailContent, flags, writer } = await draft({});
    expect([writer.kind, flags]).toEqual(['built-in', []]);
    expect(emailContent).toContain('2027');
    expect(factsUsed()).not.toContain('school.reason');
  });

  it('I-07 of a coach the school is known: what the coach does and one true thing about the school go in', async () => {
    await draft({ coachId: 7, schoolId: 5 });
    expect(world.tasks[0]?.facts).toEqual(
      expect.arrayContaining([expect.objectContaining({ value: 'Akron runs the offense that I play in.' })]),
    );
    expect(factsUsed()).toContain('school.coachRole');
  });

  it('I-07 of a school alone its own true thing goes in', async () => {
    await draft({ schoolId: 5 });
    expect(world.tasks[0]?.facts).toEqual(expect.arrayContaining([expect.objectContaining({ value: 'Toledo is close to home.' })]));
    expect(factsUsed()).not.toContain('school.coachRole');
  });

  it('I-01 a school that knows the athlete is not introduced to: the athlete hears so first, where a school is meant', async () => {
    world.beforeIntroduction = ['You logged an offer of this school.'];
    const heard = ['You logged an offer of this school.', 'From the writer.'];
    expect((await draft({ schoolId: 5 })).remarks).toEqual(heard);
    expect((await draft({ coachId: 5 })).remarks).toEqual(heard);
    expect((await draft({})).remarks).toEqual(['From the writer.']);
  });

  it('I-06 the built-in writer says which wishes it does not follow; a model is not spoken for', async () => {
    const context = 'Please sound excited. I start at quarterback.';
    expect((await draft({ context })).remarks.at(-1)).toMatch(/follows no wishes: “Please sound excited\.?”/);
    world.modelSays = { text: 'Coach, I start at quarterback.' };
    expect((await draft({ context })).remarks).toEqual(['From the writer.']);
  });

  it('I-07 size is left out of the email of a tenth grader, who still grows, and stands in that of an eleventh grader', async () => {
    const grade = (year: string) => world.athlete.map((fact) => (fact.key === 'graduationYear' ? { ...fact, value: year } : fact));
    world.athlete = grade('2028');
    const eleventh = (await draft({})).emailContent;
    world.athlete = grade('2029');
    const tenth = (await draft({})).emailContent;
    expect([eleventh.includes('205'), tenth.includes('205')]).toEqual([true, false]);
  });

  it('I-07 a high school is named of a ninth grader, and not before', async () => {
    const named = async (year: string) => {
      const highSchool = aFact('highSchool', 'Westlake High School');
      const classYear = aFact('graduationYear', year);
      world.athlete = [...world.athlete.filter(({ key }) => !['graduationYear', 'highSchool'].includes(key)), classYear, highSchool];
      return (await draft({})).emailContent.includes('Westlake');
    };
    expect([await named('2030'), await named('2031')]).toEqual([true, false]);
    expect((await draft({})).remarks[0]).toMatch(/^High school has not begun for you\./);
    await named('2030');
    expect((await draft({})).remarks).toEqual(['From the writer.']);
  });

  it('I-07 a senior is near enough to come for a day, a junior to a camp', async () => {
    world.schools.set(5, [aFact('school.reason', 'Toledo is 90 miles from my home')]);
    const written = async (year: string) => {
      world.athlete = [aFact('graduationYear', year)];
      return (await draft({ schoolId: 5 })).emailContent;
    };
    expect(await written('2027')).toContain('near enough to come for a day.');
    expect(await written('2028')).toContain('near enough to come to a camp or a game.');
  });
});
