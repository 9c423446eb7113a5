import { organisationOf } from './organisation.js';
import { contains, type Phrases } from './phrases.js';
import type { Sender } from './sender.js';
import { wordsOf, type Sentence } from './sentences.js';
import { ADDRESS_WORDS } from './words/domains.js';
import { FAMILY, INTEREST, INTRODUCES, OWN_TEAM, RECRUITING, ROLES, SAME_PERSON, SPEAKS_FOR, THIRD_PARTIES } from './words/claims.js';

/** The school by the words of its name, in one word, and as its hosts are called. */
export interface SchoolNames {
  words: string[];
  labels: string[];
}

/** coach: writes as a coach or the school, or on behalf of one. own: family or own high school. other: none of these. */
export type Speaker = 'coach' | 'own' | 'other';

const INTRODUCTION_WITHIN = 9;

export function schoolNames(name: string, known: readonly string[]): SchoolNames {
  const words = wordsOf(name);
  const hosts = known.map((host) => organisationOf(host).split('.')[0] ?? '');
  return { words, labels: [...new Set([words.join(''), ...hosts])].filter((label) => label.length > 2) };
}

/** Facts about a sender outside of the school's hosts, and the text. */
interface Facts {
  sender: Sender;
  sentences: readonly Sentence[];
  school: SchoolNames;
  /** The words of the shown name and of the address before the "@". */
  shown: Sentence;
  mentions: (wanted: Phrases) => boolean;
}

/** The first rule that holds determines the role of the writer. */
const RULES: [holds: (facts: Facts) => boolean, speaker: Speaker][] = [
  [({ sentences, school }) => introducesSchool(sentences, school), 'coach'],
  [({ mentions }) => mentions(FAMILY), 'own'],
  [(facts) => isNamedAsSchool(facts) && !isThirdParty(facts), 'coach'],
  [(facts) => speaksForCoach(facts) && facts.mentions(OWN_TEAM), 'own'],
  [speaksForCoach, 'coach'],
  [isThirdParty, 'other'],
  [({ mentions }) => mentions(SAME_PERSON), 'coach'],
  [({ mentions, sender }) => mentions(OWN_TEAM) || isHighSchool(sender.host), 'own'],
  [({ mentions }) => mentions(RECRUITING), 'coach'],
  [({ mentions, sender, shown }) => mentions(INTEREST) && (sender.isFreeMail || contains(shown, ROLES)), 'coach'],
  [({ sender, shown }) => sender.isFreeMail && contains(shown, ROLES), 'coach'],
];

/** Returns the role in which a sender outside of the school's hosts writes. */
export function speakerOf(sender: Sender, sentences: readonly Sentence[], school: SchoolNames): Speaker {
  const shown = lineOf(wordsOf(`${sender.name} ${sender.local}`.replace(/[._+\d-]+/g, ' ')));
  const mentions = (wanted: Phrases) => sentences.some((sentence) => contains(sentence, wanted));
  const facts = { sender, sentences, school, shown, mentions };
  return RULES.find(([holds]) => holds(facts))?.[1] ?? 'other';
}

function isNamedAsSchool({ sender: { host }, school, shown }: Facts): boolean {
  return namesIn(shown, school) || hostNames(host, school);
}

function isThirdParty({ sender: { name } }: Facts): boolean {
  return contains(lineOf(wordsOf(name)), THIRD_PARTIES);
}

/** Also without the school's name, where a price is named. */
function speaksForCoach({ sentences, school, mentions }: Facts): boolean {
  return mentions(SPEAKS_FOR) && sentences.some((sentence) => namesIn(sentence, school) || sentence.words.includes('$'));
}

function isHighSchool(host: string): boolean {
  return /(?:^|\.)k12\.[a-z]{2}\.us$/.test(host);
}

/** "This is Coach Okonjo from Lamar", "Coach Rollins, Montana State." */
function introducesSchool(sentences: readonly Sentence[], school: SchoolNames): boolean {
  return sentences.some((sentence) => {
    const { words } = sentence;
    return words.some((_, at) => {
      if (!INTRODUCES.beginAt(words, at)) return false;
      const isTitle = words[at]?.startsWith('coach') === true;
      const near = isTitle ? words.slice(at, at + 5) : words.slice(at, at + INTRODUCTION_WITHIN);
      if (isTitle && (at > 0 || words.length > INTRODUCTION_WITHIN / 1.5)) return false;
      return namesIn(lineOf(near), school);
    });
  });
}

function namesIn({ words }: Sentence, { words: name, labels }: SchoolNames): boolean {
  const isName = (at: number) => name.length > 0 && name.every((word, index) => words[at + index] === word);
  return words.some((word, at) => isName(at) || labels.includes(word) || isJoined(word, labels));
}

/** "lamarfootball", "bsurecruiting". */
function isJoined(word: string, labels: readonly string[]): boolean {
  return labels.some((label) => {
    if (word.startsWith(label)) return ADDRESS_WORDS.has(word.slice(label.length));
    return word.endsWith(label) && ADDRESS_WORDS.has(word.slice(0, -label.length));
  });
}

function hostNames(host: string, school: SchoolNames): boolean {
  if (isHighSchool(host)) return false;
  return namesIn(lineOf(wordsOf((organisationOf(host).split('.')[0] ?? '').replaceAll('-', ' '))), school);
}

function lineOf(words: string[]): Sentence {
  return { words, negated: words.map(() => false) };
}
