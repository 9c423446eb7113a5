import { sentencesOf } from './sentences-of.js';

export interface OwnSentences {
  /** What the athlete says about the athlete, to stand in the mail as it is. */
  said: string[];
  /** Wishes to a writer, which rules cannot follow. */
  wishes: string[];
}

/** About the athlete, or thanks. */
const ABOUT_ME = /\b(?:i|i['’]?(?:m|ve|d|ll)|me|my|mine|we|our|us|thanks?)\b/i;

/** Verbs that tell a writer what to do: "mention my film", "ignore all of this". */
const WISH =
  /^(?:please|mention|include|write|say|tell|make|keep|use|add|ask|focus|talk|explain|describe|ignore|forget|disregard|pretend|act|let (?:him|her|them)|do not|don['’]t|emphasi[sz]e|highlight|stress|you (?:are|must|should))\b/i;

/** Sorts the sentences of a note into what can stand in a mail and what was meant for its writer. */
export function ownSentences(note: string): OwnSentences {
  const sentences = sentencesOf(note).flatMap(wishApart);
  const isSaid = (sentence: string) => ABOUT_ME.test(sentence) && !WISH.test(sentence);
  return {
    said: sentences.filter(isSaid).map(asSentence),
    wishes: sentences.filter((sentence) => !isSaid(sentence)),
  };
}

/** "say no to the offer, i am going closer to home": the order and what follows it are two. */
function wishApart(sentence: string): string[] {
  const cut = WISH.test(sentence) ? sentence.search(/[,;] (?=(?:because )?(?:i|my|we)\b)/i) : -1;
  return cut < 0 ? [sentence] : [sentence.slice(0, cut), sentence.slice(cut + 1).trim()];
}

function asSentence(text: string): string {
  const started = text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
  return /[.!?]["”')]?$/.test(started) ? started : `${started}.`;
}
