import type { Fact } from '../../../facts/domain/fact.js';
import type { Tone } from '../tone.js';
import { article, athleteWords, type AthleteWords } from './athlete-words.js';
import { TONE_TEXTS } from './tone-texts.js';

export interface EmailWish {
  tone: Tone;
  includeStats: boolean;
  /** Sentences of the athlete's own, already corrected. */
  own: readonly string[];
}

/** A first mail to a coach, from what is known and nothing else. Coach and school stay placeholders. */
export function writeEmail(facts: readonly Fact[], { tone, includeStats, own }: EmailWish): string {
  const words = athleteWords(facts);
  const voice = TONE_TEXTS[tone];
  const about = [
    words.build && voice.build(words),
    words.grades && voice.grades(words),
    includeStats && words.figures && voice.figures(words),
  ];
  const paragraphs = [
    voice.greeting,
    `${introduction(words, tone)} ${voice.interest}`,
    about.filter(Boolean).join(' '),
    own.join(' '),
    words.film && voice.film(words),
    voice.ask,
    voice.close,
    `${voice.signOff}\n${words.name || '{{student_first_name}} {{student_last_name}}'}`,
  ];
  return paragraphs.filter(Boolean).join('\n\n');
}

function introduction(words: AthleteWords, tone: Tone): string {
  const { name, position, year, highSchool, town } = words;
  const am = tone === 'casual' ? 'I’m' : 'I am';
  const what = position ? `${article(position)} ${position}` : 'a high school football player';
  const player = [what, year && `in the class of ${year}`, highSchool && `at ${highSchool}`, town && fromTown(town, highSchool)];
  const sentence = `${player.filter(Boolean).join(' ')}.`;
  if (!name) return `${am} ${sentence}`;
  return tone === 'casual' ? `I’m ${name}, ${sentence}` : `My name is ${name}, and ${am} ${sentence}`;
}

function fromTown(town: string, highSchool: string): string {
  return highSchool ? `in ${town}` : `from ${town}`;
}
