import type { Fact } from '../../../facts/domain/fact.js';
import type { Tone } from '../../domain/tone.js';
import type { AthleteStage } from '../../domain/written-by-rule/athlete-stage.js';
import { withDayNamed } from '../../domain/written-by-rule/notes/day-named.js';
import { ownSentences } from '../../domain/written-by-rule/notes/own-sentences.js';
import { setTone, withoutChat } from '../../domain/written-by-rule/set-tone.js';
import { replyNotes, writeReply } from '../../domain/written-by-rule/write-reply.js';
import { writeEmail } from '../../domain/written-by-rule/write-email.js';
import type { Grammar } from '../../../grammar/index.js';
import type { TextTask } from '../text-task.js';
import { namesOf } from './names-of.js';
import { code } from './code.js';
import { PROMPT_RULES } from './prompt-rules.js';
import { objectionToText, TEXT_ANSWER_SCHEMA, type TextAnswer } from './text-answer.js';

export interface EmailWishes {
  tone: Tone;
  includeStats: boolean;
  /** What the athlete wants to write, in the athlete's words. */
  context: string;
  /** Decides how the built-in writer begins. */
  seed?: number;
  stage?: AthleteStage;
}

/** A first email to a coach. */
export function emailTask(facts: readonly Fact[], wishes: EmailWishes, grammar: Grammar): TextTask<TextAnswer> {
  const { tone, includeStats, context, seed, stage } = wishes;
  return {
    name: 'email',
    instructions: `${PROMPT_RULES}
Write a first email to a college coach: greeting, who the athlete is, why this school, ${includeStats ? 'the best few figures, ' : ''}film if known,
one clear question, thanks, name. Say the facts "school.reason" and "school.coachRole" if there are any, and "intendedMajor" as the athlete's own plan, never as a program that the school has; of grades and size only what helps. Tone: ${tone}. 90 to 160 words. Greet with "Coach ${code('coach_last_name', 'and staff')}" and name the school
${code('school_name')}. The material "context" is what the athlete wants in it.`,
    facts,
    material: context === '' ? {} : { context },
    schema: TEXT_ANSWER_SCHEMA,
    shownWhileWritten: 'text',
    maxTokens: 1_200,
    objectionTo: ({ text }) => objectionToText(text),
    async byRule(signal) {
      const reply = replyNotes(context);
      const { statements, asks } = reply ?? ownSentences(context);
      const correct = async (sentences: readonly string[]) =>
        (await grammar.correct(inManner(sentences.join(' '), reply?.kind), namesOf(facts), signal)).text;
      const [own, questions] = [await correct(statements.map(withDayNamed)), await correct(asks)];
      if (reply) return { text: writeReply(facts, reply, { tone, statements: own, asks: questions }) };
      return { text: writeEmail(facts, { tone, includeStats, seed, ...stage, own: own === '' ? [] : [own], asks: questions }) };
    },
  };
}

/** In a refusal "I need a scholarship" is the reason and asks for nothing. */
function inManner(said: string, kind: string | undefined): string {
  return kind === 'decline' ? withoutChat(said, 'enthusiastic') : setTone(said, 'professional');
}
