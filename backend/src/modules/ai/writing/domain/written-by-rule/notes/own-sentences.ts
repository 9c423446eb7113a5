import { questionsOf } from './questions-of.js';
import { passedOn } from './passed-on.js';
import { plainNotes } from './plain-notes.js';
import { spokenTo } from './spoken-to.js';

export interface OwnSentences {
  /** The athlete's statements about the athlete, to be used unchanged. */
  statements: string[];
  /** What the athlete wants asked, as questions. */
  asks: string[];
  /** Wishes to a writer, which rules cannot follow. */
  wishes: string[];
}

/** About the athlete, or thanks. */
const ABOUT_ME = /\b(?:i|i['’]?(?:m|ve|d|ll)|me|my|mine|we|our|us|thanks?)\b/i;

/** Verbs that instruct the writer: "mention my film", "ignore all of this". */
const WISH =
  /^(?:(?:also|and|then|now|but) )*(?:please|no (?:to|thanks|thank you)\b|mention|include|write|say|tell|make|keep|use|add|ask|focus|talk|explain|describe|ignore|forget|disregard|pretend|act|let (?:him|her|them)|do not|don['’]?t|decline|refuse|turn (?:it|them|him|down)|emphasi[sz]e|highlight|stress|you (?:are|must|should))\b/i;

/** A statement about somebody or something that the email can be about. */
const STATES =
  /^(?:and |but |also )?(?:it|he|she|they|there|that|this|coach|everybody|everyone|nobody|you|money|distance|the (?:camp|visit|tour|money|distance|reason|cost|game|staff|coach(?:es)?|players?|film|food|campus|facilit(?:y|ies)|practice|talk|call|letter|drills?|weight room|locker room|stadium|school|program|test|season))(?:['’]?s|['’]?re)?\b/i;

/** Orders to a program, wherever they are in a sentence. */
const ORDER =
  /<\/?\w+>|\bsystem:|\boverride\b|\boutput (?:the|my|his|her|your)\b|\bthe athlete['’]s\b|\b(?:admin|developer|assistant|user):|\bnew (?:task|instructions?|prompt|rules?|orders?)\b|\bsign (?:it|this|the e?mail) as\b|\byour (?:system )?prompt\b|\b(?:previous|above|following) (?:instructions?|rules)|\brules above\b|\bwrite (?:the |this |an? |my )?(?:e?mail|as if|that i)\b|\byou are (?:now|my)\b|\bpretend\b|\bas if (?:i|my)\b/i;

/** "real notes: ask for the form" */
const LABEL =
  /^(?:(?:(?:real |actual |my )?notes?|context|ps|btw): ?|(?:just )?(?:a )?(?:quick |short )?follow(?:ing)?[- ]?up(?: (?:email|note|message))?[,:.-] ?)/i;

/** "hurt my ankle", "want to come": the athlete is left out. */
const DOES =
  /^(?:(?:just|also|still|already|really|never|not) )?(?:can['’]?t|cannot|couldn['’]?t|won['’]?t|will|would|want|need|plan|hope|hurt|missed|broke|sprained|tore|got|saw|met|had|have|went|came|visited|camped|played|won|lost|threw|ran|caught|made|started|finished|moved|transferred|took|passed|talked|spoke|sent|am|was|liked|loved|enjoyed|learned|heard|watched|love|like|run|throw|bench|squat|weigh|play|attached|applied|retook|grew|gained)\b/i;
const IS =
  /^(?:(?:just|also|still|already|really|not) )?(?:working|playing|visiting|coming|going|looking|trying|bringing|taking|staying|rehabbing|recovering|back|out|cleared|healthy|ready|free|able|interested|healed|fine|ok|okay|done|sorry)\b/i;
const SUBJECT = /\b(?:i|i['’]?m|i['’]?ve|i['’]?ll|we|my|our|he|she|they|it|you|coach|is|are|was|were|has)\b/i;
/** "104 of 164, 1446 yards" */
const FIGURES =
  /^\d[\d.,]*(?: (?:of|for) \d+)?,? [^.!?]*\b(?:yards|touchdowns?|tds?|tackles|sacks?|interceptions?|completions|catches|receptions|carries)\b/i;
/** "100m in 10.9": a figure without a sentence; year, position and grade are in the profile. */
const NEW_FIGURE = /^(?!.*\b20\d\d\b)(?!\d\.\d{1,2} gpa\.?$)(?=.*\d)(?=.*\p{L}{2})/iu;
/** "cleared me" was done by another person. */
const BY_OTHERS = /^cleared me\b/i;

/** Sorts the sentences of a note into what can be in an email, what is to be asked and what was meant for its writer. */
export function ownSentences(note: string): OwnSentences {
  const sentences = spokenTo(plainNotes(note).flatMap(wishApart))
    .flatMap(fragmentsApart)
    .map((sentence) => sentence.replace(LABEL, ''));
  const sorted: OwnSentences = { statements: [], asks: [], wishes: [] };
  // Beside orders to a program nothing is taken out of a wish.
  const isOrdered = sentences.some((sentence) => ORDER.test(sentence) || /^(?:ignore|forget|disregard|pretend|act)\b/i.test(sentence));
  for (const sentence of sentences) sortInto(sorted, isOrdered ? sentence : (mentionedIn(sentence) ?? sentence));
  return sorted;
}

function sortInto({ statements, asks, wishes }: OwnSentences, sentence: string): void {
  if (ORDER.test(sentence)) return void wishes.push(sentence);
  const questions = questionsOf(sentence);
  if (questions) return void asks.push(...questions);
  const stated = statedIn(sentence);
  if (stated !== null) return void statements.push(asSentence(stated));
  if (sentence.endsWith('?') && !WISH.test(sentence)) return void asks.push(asSentence(sentence));
  wishes.push(sentence);
}

/** What the email says of a sentence; null where it instructs or only asks. */
function statedIn(sentence: string): string | null {
  const request = passedOn(sentence) ?? requestOf(sentence);
  if (request !== null) return request;
  if (FIGURES.test(sentence)) return `My numbers are ${sentence}`;
  if (WISH.test(sentence)) return null;
  if (ABOUT_ME.test(sentence) || STATES.test(sentence)) return sentence;
  return NEW_FIGURE.test(sentence) && !sentence.endsWith('?') ? `Also: ${sentence}` : null;
}

/** "mention my major and that i live 4 hours away" → "i live 4 hours away" */
function mentionedIn(sentence: string): string | null {
  const [, said] =
    /^(?:(?:also|and|please) )*(?:mention|include|add|note)\b[^.!?]{0,60}?\bthat ((?:i|my|we|our)\b[^.!?]{3,120})[.!]?$/i.exec(sentence) ??
    [];
  return said?.replace(/,? and (?:my|the) \w+$/i, '') ?? null;
}

/** Whether a sentence instructs the writer. */
export function isWish(sentence: string): boolean {
  return ORDER.test(sentence) || WISH.test(sentence);
}

/** "tell him sorry", "let coach know that I come": returns the message; null when there is none. */
function requestOf(sentence: string): string | null {
  const [, whom = '', what = ''] =
    /^(?:please )?(?:tell|let) (coach(?: (?!(?:im|i|my|that|we|our|the|it|its|about|ive|ill|know|he|she|you|they|thanks|sorry)\b)\w{1,30})?|\w{1,30})(?: know)?(?: that)?,? ?(.{0,300})/i.exec(
      sentence,
    ) ?? [];
  if (whom === '' || /^(?:me|us|you|no)$/i.test(whom) || /^no\b/i.test(what)) return null;
  return requestTo(whom, what.replace(/[.!]$/, ''));
}

function requestTo(whom: string, words: string): string | null {
  if (/^(?:i am |im |i['’]m )?sorry$/i.test(words)) return 'I am sorry';
  if (words !== '') return ABOUT_ME.test(words) ? words : null;
  return /^(?:him|her|them|coach)$/i.test(whom) ? null : `I wanted Coach ${nameOf(whom)} to know`;
}

function nameOf(whom: string): string {
  return whom.replace(/^coach /i, '').replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}

/** "say no to the offer, i am going closer to home": splits the instruction from what follows it. */
function wishApart(sentence: string): string[] {
  const cut = WISH.test(sentence)
    ? sentence.search(/[,;] (?=(?:but |and |because )?(?:i|im|i['’]m|ive|i['’]ve|ill|i['’]ll|my|we|our|it|its|it['’]s)\b)/i)
    : -1;
  const at = cut < 0 ? reasonAt(sentence) : cut;
  return at < 0 ? [sentence] : [sentence.slice(0, at), sentence.slice(at + 1).trim()];
}

const REFUSAL = /^(?:(?:please )?(?:decline|turn down|say no|tell (?:him|her|them) no)|no (?:to|thanks|thank you))\b/i;

/** "no to the camp, cant afford it": where the reason begins; -1 when there is none. */
function reasonAt(sentence: string): number {
  const comma = REFUSAL.test(sentence) ? sentence.search(/[,;] /) : -1;
  return comma >= 0 && isFragment(sentence.slice(comma + 2)) ? comma : -1;
}

/** "hurt my ankle, missed two weeks, back to practice": three things without their subject, each a sentence. */
function fragmentsApart(sentence: string): string[] {
  const parts = sentence.split(
    /[,;] (?:and |but )?(?=(?:ask|tell|thank (?:him|her|them|you|coach)|say (?:hi|hello|thanks|sorry|thank you)|don['’]?t (?:say|name|mention|tell)|do not (?:say|name|mention|tell)|let (?:him|her|them|coach))\b)/i,
  );
  return parts.flatMap(askedApart).flatMap((part) => (isFragment(part) ? part.split(/[,;] (?:and |but )?(?=\S+ \S)/).map(whole) : [part]));
}

/** "say thanks and ask if there is one in August": the question has its own place. */
function askedApart(part: string): string[] {
  return WISH.test(part) ? part.split(/ and (?=ask (?:him |her |them |coach )?(?:if|whether|when|what|where|who|how)\b)/i) : [part];
}

function isFragment(part: string): boolean {
  return (DOES.test(part) || IS.test(part)) && !part.endsWith('?');
}

function whole(part: string): string {
  const small = part.replace(/^\p{Lu}(?=\p{Ll}|['’])/u, (letter) => letter.toLowerCase());
  if (BY_OTHERS.test(part)) return `I was ${part.replace(/ me\b/i, '')}`;
  if (IS.test(part)) return `I am ${small}`;
  if (DOES.test(part)) return `I ${small.replace(/^want to\b/i, 'would like to')}`;
  return SUBJECT.test(part) ? part : `I have ${small}`;
}

function asSentence(text: string): string {
  const started = text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
  return /[.!?]["”')]?$/.test(started) ? started : `${started}.`;
}
