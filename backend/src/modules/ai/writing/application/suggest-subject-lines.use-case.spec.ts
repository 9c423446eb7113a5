import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { aFact, WritingWorld } from '../testing/writing-world.js';
import { SuggestSubjectLines } from './suggest-subject-lines.use-case.js';

const EMAIL = 'Coach, I am a 2027 quarterback. My film is online.';

describe('subject lines for an email', () => {
  let world: WritingWorld;

  beforeEach(() => {
    world = new WritingWorld();
  });

  const suggest = (count: number) =>
    new SuggestSubjectLines(world.facts, world.writing, world.checks, new FixedClock()).run(EMAIL, count, { userId: 'marcus' });

  it('I-01 as many as were asked for, each another one, without numbers and quotes around them', async () => {
    world.modelSays = { subjectLines: ['1. "2027 QB"', '2027 qb', '', 'My film', 'One more'] };
    expect((await suggest(2)).subjectLines).toEqual(['2027 QB', 'My film']);
  });

  it('I-03 a line that promises what is not so is flagged at its place among the lines', async () => {
    world.modelSays = { subjectLines: ['2027 QB', 'QB with a 4.31 forty'] };
    const { flags } = await suggest(2);
    expect(flags).toMatchObject([{ text: '4.31', start: '2027 QB\nQB with a '.length }]);
  });

  it('I-07 a high school is named in a line for a ninth grader, and not before', async () => {
    const named = async (year: string) => {
      world.athlete = [aFact('firstName', 'Marcus'), aFact('highSchool', 'Westlake High School'), aFact('graduationYear', year)];
      return (await suggest(10)).subjectLines.join('\n').includes('Westlake');
    };
    expect([await named('2030'), await named('2031')]).toEqual([true, false]);
  });

  it('I-04 the built-in writer finds them without a model', async () => {
    const { subjectLines, writer, flags } = await suggest(3);
    expect([subjectLines.length, new Set(subjectLines).size, writer.kind, flags]).toEqual([3, 3, 'built-in', []]);
  });
});
