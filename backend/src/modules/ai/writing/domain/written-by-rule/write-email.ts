import type { Fact } from '../../../facts/domain/fact.js';
import type { Tone } from '../tone.js';
import type { AthleteStage } from './athlete-stage.js';
import { article, athleteWords, type AthleteWords, schoolAndTown } from './athlete-words.js';
import { milesFromHome, NEXT_DOOR, type Opening, openingOf, PLAIN_OPENING } from './opening.js';
import { TONE_TEXTS } from './tone-texts.js';

export interface EmailWish extends Partial<AthleteStage> {
  tone: Tone;
  includeStats: boolean;
  /** Sentences of the athlete's own, already corrected. */
  own: readonly string[];
  /** The athlete's own questions, already corrected; they replace ours. */
  asks?: string;
  /** Decides how it begins; without one it begins with the name and nothing else. */
  seed?: number;
}

/** A first email to a coach, from what is known and nothing else. Coach and school stay placeholders. */
export function writeEmail(facts: readonly Fact[], wish: EmailWish): string {
  const words = athleteWords(facts);
  const voice = TONE_TEXTS[wish.tone];
  const shown = wish.includeStats ? words : { ...words, figures: '' };
  const opening = wish.seed === undefined || wish.beforeHighSchool === true ? PLAIN_OPENING : openingOf(shown, facts, wish.seed);
  const film = words.film && voice.film(words);
  const isFilmFirst = opening.lead === 'film';
  const paragraphs = [
    voice.greeting,
    firstParagraph(shown, wish, opening),
    isFilmFirst ? film : '',
    aboutAthlete(shown, wish, opening),
    wish.own.join(' '),
    isFilmFirst ? '' : film,
    joined([words.onRequest && `I am glad to send you ${words.onRequest}.`, wish.asks || askOf(wish)]),
    voice.close,
    `${voice.signOff}\n${words.name || '{{student_first_name}} {{student_last_name}}'}`,
  ];
  return paragraphs.filter(Boolean).join('\n\n');
}

function askOf({ tone, beforeHighSchool = false }: EmailWish): string {
  const { ask, askBeforeHighSchool } = TONE_TEXTS[tone];
  return beforeHighSchool ? askBeforeHighSchool : ask;
}

/** Who writes, why to this school, and the strongest reason beside it. */
function firstParagraph(words: AthleteWords, wish: EmailWish, { lead, ...ways }: Opening): string {
  const [role, reason] = [roleSentence(words), reasonSentence(words, wish)];
  const isReasonFirst = lead === 'roster' || lead === 'near';
  return joined([
    lead === 'role' ? role : '',
    isReasonFirst ? reason : '',
    introduction(words, wish, ways.introduction),
    leadSentence(words, wish, lead),
    interest(words, wish.tone, ways.interest),
    lead === 'role' ? '' : role,
    isReasonFirst ? '' : reason,
  ]);
}

/** What would otherwise be among size, speed, grades and figures. */
function leadSentence(words: AthleteWords, { tone }: EmailWish, lead: Opening['lead']): string {
  if (lead === 'figures') return TONE_TEXTS[tone].figures(words);
  if (lead === 'speed') return fortySentence(words);
  return lead === 'grades' ? TONE_TEXTS[tone].gradesFirst(words) : '';
}

function fortySentence({ forty }: AthleteWords): string {
  return forty && `My 40-yard dash is ${forty}.`;
}

/** Size, speed, grades and figures, as far as they help and did not lead. */
function aboutAthlete(words: AthleteWords, { tone, stillGrowing = false }: EmailWish, { lead }: Opening): string {
  const voice = TONE_TEXTS[tone];
  const unless = (said: Opening['lead'], sentence: string) => (lead === said ? '' : sentence);
  return joined([
    words.build && !stillGrowing && !isKicker(words) ? voice.build(words) : '',
    unless('speed', fortySentence(words)),
    measuredSentence(words),
    words.grades && unless('grades', voice.grades(words)),
    words.major && `I plan to study ${words.major}.`,
    words.figures && unless('figures', voice.figures(words)),
  ]);
}

function measuredSentence({ measured }: AthleteWords): string {
  return measured && `${measured.charAt(0).toUpperCase()}${measured.slice(1)}.`;
}

function joined(sentences: readonly string[]): string {
  return sentences.filter(Boolean).join(' ');
}

/** Kickers are judged by their kicks; a snapper blocks after the snap. */
export function isKicker({ positionCode }: Pick<AthleteWords, 'positionCode'>): boolean {
  return ['K', 'P'].includes(positionCode);
}

/** Who plays wherever he is needed has no position that a coach looks for. */
function interest({ positionCode }: AthleteWords, tone: Tone, way: number): string {
  const [first, ...others] = TONE_TEXTS[tone].interests;
  return ([first, ...others][way] ?? first).replace(
    /what (?:you look|\{\{school_name\}\} looks) for at my position/,
    positionCode === 'ATH' ? 'where you would see me play' : '$&',
  );
}

/** Why this coach of all of them. */
function roleSentence({ role }: AthleteWords): string {
  return role && `I am writing to you because ${role}.`;
}

/** A roster is something one has looked up, near is near enough to come, a conference is one to play in. */
function reasonSentence({ reason }: AthleteWords, { isLastYear = false }: EmailWish): string {
  if (reason === '') return '';
  if (reason.endsWith(' from my home')) return `${reason}, ${nearWords(reason, isLastYear)}.`;
  const [, league] = / plays in (the .+)$/.exec(reason) ?? [];
  if (league !== undefined) return `I would be glad to compete in ${league}.`;
  return /^\d/.test(reason) ? `I saw that ${reason}.` : `${reason}.`;
}

function nearWords(reason: string, isLastYear: boolean): string {
  if (milesFromHome(reason) < NEXT_DOOR) return 'close enough to come to a practice or a game';
  return isLastYear ? 'near enough to come for a day' : 'near enough to come to a camp or a game';
}

/** In one of three ways; who finished high school says so last, so that the name cannot follow. */
function introduction(words: AthleteWords, wish: EmailWish, way: number): string {
  const { name } = words;
  const isCasual = wish.tone === 'casual';
  const am = isCasual ? 'I’m' : 'I am';
  const who = whoOf(words, wish).filter(Boolean).join(' ');
  if (!name) return `${am} ${who}.`;
  if (way === 2 && !wish.college) return `${am} ${who}, and my name is ${name}.`;
  return way > 0 || isCasual ? `${am} ${name}, ${who}.` : `My name is ${name}, and ${am} ${who}.`;
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
