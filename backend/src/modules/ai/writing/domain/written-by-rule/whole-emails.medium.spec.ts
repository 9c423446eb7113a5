import type { Fact } from '../../../facts/domain/fact.js';
import { factsOf } from '../../../facts/domain/facts-of.js';
import { MARCUS, SEASON } from '../../../facts/testing/athlete-fixture.js';
import { HarperGrammar } from '../../../grammar/index.js';
import { emailTask } from '../../application/tasks/email-task.js';
import { improveTask } from '../../application/tasks/improve-task.js';
import { WHOLE_EMAILS_A } from '../../testing/whole-emails-a.js';
import { WHOLE_EMAILS_B } from '../../testing/whole-emails-b.js';
import { WHOLE_EMAILS_C } from '../../testing/whole-emails-c.js';
import { WHOLE_EMAILS_D } from '../../testing/whole-emails-d.js';
import { IMPROVEMENT_TYPES } from '../improvement-type.js';
import { TONES } from '../tone.js';
import { writeSubjectLines } from './write-subject-lines.js';

const CALEB: Fact[] = factsOf(
  {
    ...MARCUS,
    firstName: 'Caleb',
    lastName: 'Norwood',
    highSchool: 'Cedar Bluff High School',
    city: 'Round Rock',
    weight: 198,
    satScore: 1240,
  },
  SEASON,
  null,
);
const LINES = 5;

describe('I-06 whole emails by the built-in writer', () => {
  const grammar = new HarperGrammar(() => Promise.resolve(['Lamar', 'Texas State', 'Alabama', 'Rice']));

  afterAll(() => grammar.onModuleDestroy());

  async function answers(kind: string, input: string): Promise<string[]> {
    if (kind === 'subject') return writeSubjectLines(CALEB, input, LINES);
    if (kind === 'generate') {
      return [(await emailTask(CALEB, { tone: 'professional', includeStats: true, context: input }, grammar).byRule()).text];
    }
    const [, type, wanted] = kind.split('-');
    const improvementType = IMPROVEMENT_TYPES.find((one) => one === type) ?? 'grammar';
    const tone = TONES.find((one) => one === wanted) ?? 'professional';
    return [(await improveTask(CALEB, { email: input, improvementType, tone }, grammar).byRule()).text];
  }

  const straight = (text: string) => text.replaceAll('’', "'").replace(/\s+/g, ' ');

  it.each([...WHOLE_EMAILS_A, ...WHOLE_EMAILS_B, ...WHOLE_EMAILS_C, ...WHOLE_EMAILS_D])('I-06 %s: %s', async (kind, input, must, not) => {
    const texts = (await answers(kind, input)).map(straight);
    const holds = (text: string) =>
      must.every((part) =>
        straight(part)
          .split(' // ')
          .some((way) => text.includes(way)),
      );
    expect({ texts, holds: texts.some(holds), bad: not.filter((part) => texts.some((text) => text.includes(part))) }).toEqual({
      texts,
      holds: true,
      bad: [],
    });
  });
});
