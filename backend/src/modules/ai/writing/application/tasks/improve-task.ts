import type { Fact } from '../../../facts/domain/fact.js';
import type { ImprovementType } from '../../domain/improvement-type.js';
import type { Tone } from '../../domain/tone.js';
import { strengthenEmail } from '../../domain/written-by-rule/strengthen-email.js';
import { inWords, setTone, withoutChat } from '../../domain/written-by-rule/set-tone.js';
import { shorten } from '../../domain/written-by-rule/shorten.js';
import { changesContent } from '../changes-content.js';
import { shoutedWords, undoCapitals } from '../../domain/written-by-rule/style/undo-capitals.js';
import type { Grammar } from '../../../grammar/index.js';
import type { TextTask } from '../text-task.js';
import { namesOf } from './names-of.js';
import { PROMPT_RULES } from './prompt-rules.js';
import { objectionToText, TEXT_ANSWER_SCHEMA, type TextAnswer } from './text-answer.js';

export interface ImproveWishes {
  email: string;
  improvementType: ImprovementType;
  tone: Tone;
}

const AIMS: Record<ImprovementType, (tone: Tone) => string> = {
  grammar: () => 'Correct spelling, grammar and punctuation. Change nothing else.',
  tone: (tone) => `Give it a ${tone} tone. Keep what it says.`,
  length: () => 'Make it at most 120 words. Keep what a coach needs: who, class, position, figures, film, the question.',
  persuasive: () => 'Make it more convincing: nothing that weakens, the strongest facts early, film, one clear question.',
};

/** The athlete's mail, made better in one respect. */
export function improveTask(facts: readonly Fact[], wishes: ImproveWishes, grammar: Grammar): TextTask<TextAnswer> {
  const { email, improvementType, tone } = wishes;
  return {
    name: 'improved_email',
    instructions: `${PROMPT_RULES}
Improve the athlete's email in the material "email". ${AIMS[improvementType](tone)} Answer with the whole email.`,
    facts,
    material: { email },
    schema: TEXT_ANSWER_SCHEMA,
    shownWhileWritten: 'text',
    // A longer mail than the one given is no improvement, save for a few added sentences.
    maxTokens: 600 + Math.ceil(email.length / 2),
    objectionTo: ({ text }) => objectionToText(text, email) ?? (changesContent(wishes, text, facts) ? 'changed_meaning' : null),
    async byRule(signal) {
      return { text: await improveByRule(facts, wishes, grammar, signal) };
    },
  };
}

async function improveByRule(facts: readonly Fact[], wishes: ImproveWishes, grammar: Grammar, signal?: AbortSignal): Promise<string> {
  const { email, improvementType } = wishes;
  const correct = async (text: string) => (await grammar.correct(text, namesOf(facts), signal)).text;
  if (improvementType === 'tone') return inTone(wishes, correct, grammar, signal);
  if (improvementType === 'length') return shorten(email).text;
  if (improvementType === 'persuasive') return persuasive(email, facts, correct);
  return correct(email);
}

type Correct = (text: string) => Promise<string>;

/** Tone is found in correct sentences, so chat words are written out and mistakes corrected first; new words can bring new mistakes. */
async function inTone({ email, tone }: ImproveWishes, correct: Correct, grammar: Grammar, signal?: AbortSignal): Promise<string> {
  const shouted = shoutedWords(email);
  const quiet = shouted.length === 0 ? email : undoCapitals(email, await grammar.ordinaryAmong(shouted, signal));
  let said = await correct(withoutChat(quiet, tone));
  for (let round = 0; round < ROUNDS; round += 1) {
    const toned = inWords(withoutChat(said, tone), tone);
    if (toned === said) break;
    said = await correct(toned);
  }
  const isAsWritten = isLight(tone) && setTone(quiet, tone) === email;
  return isAsWritten ? email : said;
}

/** New words may bring new mistakes, and their corrections new words; a third round never changed anything. */
const ROUNDS = 3;

/** Mistakes make an email look careless; one that may be light is not corrected for their sake alone. */
function isLight(tone: Tone): boolean {
  return tone === 'casual' || tone === 'enthusiastic';
}

/** Nobody is convinced by chat words and mistakes. */
async function persuasive(email: string, facts: readonly Fact[], correct: Correct): Promise<string> {
  let said = await correct(withoutChat(email, 'enthusiastic'));
  for (let round = 0; round < ROUNDS; round += 1) {
    const strong = strengthenEmail(said, facts);
    if (strong === said) break;
    said = await correct(strong);
  }
  return said;
}
