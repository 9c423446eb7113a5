import type { Fact } from '../../../facts/domain/fact.js';
import type { Tone } from '../tone.js';
import { article, athleteWords, type AthleteWords, schoolAndTown } from './athlete-words.js';
import { TONE_TEXTS } from './tone-texts.js';

export interface EmailWish {
  tone: Tone;
  includeStats: boolean;
  /** Sentences of the athlete's own, already corrected. */
  own: readonly string[];
  /** The athlete's own questions, already corrected; they replace ours. */
  asks?: string;
  /** A ninth or tenth grader: body size means little yet. */
  stillGrowing?: boolean;
  /** Before ninth grade: the high school in the profile is one to come. */
  beforeHighSchool?: boolean;
  /** The college of an athlete who has finished high school; '' or undefined: none. */
  college?: string;
}

/** A first email to a coach, from what is known and nothing else. Coach and school stay placeholders. */
export function writeEmail(facts: readonly Fact[], wish: EmailWish): string {
  const words = athleteWords(facts);
  const voice = TONE_TEXTS[wish.tone];
  const paragraphs = [
    voice.greeting,
    joined([introduction(words, wish), interest(words, wish.tone), roleSentence(words), reasonSentence(words)]),
    aboutAthlete(words, wish),
    wish.own.join(' '),
    words.film && voice.film(words),
    joined([words.onRequest && `I am glad to send you ${words.onRequest}.`, wish.asks || voice.ask]),
    voice.close,
    `${voice.signOff}\n${words.name || '{{student_first_name}} {{student_last_name}}'}`,
  ];
  return paragraphs.filter(Boolean).join('\n\n');
}

/** Size, speed, grades and figures, as far as they help. */
function aboutAthlete(words: AthleteWords, { tone, includeStats, stillGrowing = false }: EmailWish): string {
  const voice = TONE_TEXTS[tone];
  return joined([
    words.build && !stillGrowing && !isKicker(words) ? voice.build(words) : '',
    words.forty && `My 40-yard dash is ${words.forty}.`,
    measuredSentence(words),
    words.grades && voice.grades(words),
    words.major && `I plan to study ${words.major}.`,
    includeStats && words.figures ? voice.figures(words) : '',
  ]);
}

function measuredSentence({ measured }: AthleteWords): string {
  return measured && `${measured.charAt(0).toUpperCase()}${measured.slice(1)}.`;
}

function joined(sentences: readonly string[]): string {
  return sentences.filter(Boolean).join(' ');
}

/** Kickers are judged by their kicks; a snapper blocks after the snap. */
function isKicker({ positionCode }: AthleteWords): boolean {
  return ['K', 'P'].includes(positionCode);
}

/** Who plays wherever he is needed has no position that a coach looks for. */
function interest({ positionCode }: AthleteWords, tone: Tone): string {
  return TONE_TEXTS[tone].interest.replace(
    'what you look for at my position',
    positionCode === 'ATH' ? 'where you would see me play' : '$&',
  );
}

/** Why this coach of all of them. */
function roleSentence({ role }: AthleteWords): string {
  return role && `I am writing to you because ${role}.`;
}

/** A roster is something one has looked up, near is near enough to come, a conference is one to play in. */
function reasonSentence({ reason }: AthleteWords): string {
  if (reason === '') return '';
  if (reason.endsWith(' from my home')) return `${reason}, ${nearWords(reason)}.`;
  const [, league] = / plays in (the .+)$/.exec(reason) ?? [];
  if (league !== undefined) return `I would be glad to compete in ${league}.`;
  return /^\d/.test(reason) ? `I saw that ${reason}.` : `${reason}.`;
}

/** Miles; from here on one plans a day for it. */
const NEXT_DOOR = 30;

function nearWords(reason: string): string {
  const miles = Number(/ ([\d,]+) miles? from my home$/.exec(reason)?.[1]?.replaceAll(',', '') ?? NEXT_DOOR);
  return miles < NEXT_DOOR ? 'close enough to come to a practice or a game' : 'near enough to come to a camp or a game';
}

function introduction(words: AthleteWords, wish: EmailWish): string {
  const { name } = words;
  const { tone } = wish;
  const am = tone === 'casual' ? 'I’m' : 'I am';
  const sentence = `${whoOf(words, wish).filter(Boolean).join(' ')}.`;
  if (!name) return `${am} ${sentence}`;
  return tone === 'casual' ? `I’m ${name}, ${sentence}` : `My name is ${name}, and ${am} ${sentence}`;
}

function whoOf(words: AthleteWords, { college = '', beforeHighSchool = false }: EmailWish): string[] {
  const { position, year, town } = words;
  const player = (unknown: string) => (position ? `${article(position)} ${position}` : unknown);
  if (college !== '') {
    return [player('a football player'), `at ${college}`, town && `in ${town},`, year && `and finished high school in ${year}`];
  }
  const ofClass = year && `in the class of ${year}`;
  if (beforeHighSchool) return [player('a football player'), ofClass, town && `from ${town}`];
  return [player('a high school football player'), ofClass, ...schoolAndTown(words)];
}
