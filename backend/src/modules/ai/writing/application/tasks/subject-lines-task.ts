import type { Fact } from '../../../facts/domain/fact.js';
import { linesLookEnglish } from '../../domain/lines-look-english.js';
import { looksEnglish } from '../../domain/looks-english.js';
import type { AthleteStage } from '../../domain/written-by-rule/athlete-stage.js';
import { writeSubjectLines } from '../../domain/written-by-rule/write-subject-lines.js';
import type { TextTask } from '../text-task.js';
import { PROMPT_RULES } from './prompt-rules.js';

export interface SubjectLinesAnswer {
  subjectLines: string[];
}

export interface SubjectLinesWish {
  email: string;
  count: number;
  stage?: AthleteStage;
}

/** `count` subject lines for an email, each different. */
export function subjectLinesTask(facts: readonly Fact[], { email, count, stage }: SubjectLinesWish): TextTask<SubjectLinesAnswer> {
  return {
    name: 'subject_lines',
    instructions: `${PROMPT_RULES}
Write ${count} different subject lines for the email in the material "email". Each is one line of at most 78 characters, says
class and position if they are known, and promises nothing that the email does not hold.`,
    facts,
    material: { email },
    schema: {
      type: 'object',
      properties: { subjectLines: { type: 'array', items: { type: 'string' } } },
      required: ['subjectLines'],
      additionalProperties: false,
    },
    maxTokens: 60 * count + 100,
    objectionTo: ({ subjectLines }) => {
      if (distinctLines(subjectLines).length < count) return 'malformed';
      // An email in another language may have subjects in it.
      return linesLookEnglish(subjectLines) || !looksEnglish(email) ? null : 'other_language';
    },
    byRule: () => ({ subjectLines: writeSubjectLines(facts, email, count, stage) }),
  };
}

/** Lines as lines: no breaks, no numbers or quotes around them, none twice, none blank. */
export function distinctLines(lines: readonly string[]): string[] {
  const clean = lines.map((line) =>
    line
      .replace(/\s+/g, ' ')
      .replace(/^(?:\d+[.)] |[-•] )/, '')
      .replace(/^["“](.*)["”]$/, '$1')
      // Behind a number it is an inch mark.
      .replace(/^["“]|(?<!\d)["”]$/g, '')
      .trim(),
  );
  return clean.filter((line, at) => {
    return line !== '' && line.length <= 250 && clean.findIndex((one) => one.toLowerCase() === line.toLowerCase()) === at;
  });
}
