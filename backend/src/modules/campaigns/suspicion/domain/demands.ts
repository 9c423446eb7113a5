import { placesOf, contains, type Phrases } from './phrases.js';
import type { SuspicionReason } from './reasons.js';
import type { Sentence } from './sentences.js';
import * as contact from './words/contact.js';
import * as data from './words/data.js';
import * as money from './words/money.js';
import { WARNINGS } from './words/warnings.js';

/** From where it is asked: inside of the school its own portals are no trap. */
export interface Asked {
  isInside: boolean;
  /** The sender writes as a coach or the school, but from outside of its hosts. */
  isClaimed: boolean;
}

/** A sentence and those beside it. */
interface Place {
  sentence: Sentence;
  around: Sentence[];
}

type Rule = (place: Place, asked: Asked) => boolean;

const WITHIN = 14;

const RULES: [SuspicionReason, Rule][] = [
  ['money', (place, asked) => invented(place, asked) || byService(place, asked) || toPerson(place, asked) || priced(place, asked)],
  ['gift_card', ({ sentence, around }) => giftCard(sentence, around)],
  ['bank_data', ({ sentence }, asked) => asksFor(sentence, data.BANK_DATA, asked)],
  ['identity_data', ({ sentence }, asked) => asksFor(sentence, data.IDENTITY_DATA, asked)],
  ['password', ({ sentence }, asked) => password(sentence, asked)],
  ['secrecy', secret],
  ['private_chat', chat],
  ['photos', photos],
  ['pressure', pressed],
];

/** Returns what the text asks for, sentence by sentence; negated requests and warnings do not count. */
export function demandsOf(sentences: readonly Sentence[], asked: Asked): Set<SuspicionReason> {
  const found = new Set<SuspicionReason>();
  const isWarning = sentences.map((sentence) => contains(sentence, WARNINGS));
  sentences.forEach((sentence, at) => {
    if (isWarning[at]) return;
    const around = [at - 1, at, at + 1].flatMap((near) => (isWarning[near] === false ? (sentences[near] ?? []) : []));
    for (const [reason, rule] of RULES) if (!found.has(reason) && rule({ sentence, around }, asked)) found.add(reason);
  });
  return found;
}

/** A demand and its object near each other, and neither with a "not" before. */
function pairs(sentence: Sentence, asks: Phrases, things: Phrases): boolean {
  const wanted = placesOf(sentence, things).filter((at) => !sentence.negated[at]);
  const demanded = placesOf(sentence, asks).filter((at) => !sentence.negated[at]);
  return wanted.some((thing) => demanded.some((ask) => ask !== thing && Math.abs(thing - ask) <= WITHIN));
}

function plainly(sentence: Sentence, wanted: Phrases): boolean {
  return placesOf(sentence, wanted).some((at) => !sentence.negated[at]);
}

/** The money goes to the writer, whatever the school's own way is. */
const toWriter = (sentence: Sentence) => contains(sentence, data.TO_ME) || plainly(sentence, money.OWN_ACCOUNT);

const bySchool = (sentence: Sentence, { isInside }: Asked) => isInside && contains(sentence, money.SCHOOL_CHANNELS);

function invented({ sentence }: Place, asked: Asked): boolean {
  return !bySchool(sentence, asked) && pairs(sentence, money.FEE_ASKS, money.INVENTED_FEES);
}

function byService({ sentence, around }: Place, asked: Asked): boolean {
  const isOfSchool = bySchool(sentence, asked) && !plainly(sentence, money.OWN_ACCOUNT);
  if (isOfSchool || !plainly(sentence, money.PAYMENT_SERVICES)) return false;
  return around.some((near) => plainly(near, money.PAYS));
}

function toPerson({ sentence }: Place, asked: Asked): boolean {
  const places = placesOf(sentence, money.TO_A_PERSON);
  // "Not through the school" begins with its own "not".
  const isMeant = places.some((at) => /^(?:not|never)$/.test(sentence.words[at] ?? '') || !sentence.negated[at]);
  return isMeant && !(bySchool(sentence, asked) && !toWriter(sentence));
}

function priced({ sentence }: Place, { isClaimed }: Asked): boolean {
  return isClaimed && !contains(sentence, money.PAID_THERE) && pairs(sentence, money.PRICE_ASKS, money.PRICES);
}

function giftCard(sentence: Sentence, around: readonly Sentence[]): boolean {
  if (contains(sentence, data.CARD_GIVEN) && !contains(sentence, data.PAID_BACK)) return false;
  if (pairs(sentence, data.BUY, data.GIFT_CARDS) || (contains(sentence, data.CARDS) && plainly(sentence, data.NUMBERS_TO_ME))) return true;
  return (
    plainly(sentence, data.CARD_CODES) || (plainly(sentence, data.GIFT_CARDS) && around.some((near) => plainly(near, data.CARD_CODES)))
  );
}

function asksFor(sentence: Sentence, things: Phrases, asked: Asked): boolean {
  if (bySchool(sentence, asked) && !contains(sentence, data.TO_ME)) return false;
  return pairs(sentence, data.HAND_OVER, things);
}

function password(sentence: Sentence, asked: Asked): boolean {
  const asks = asked.isClaimed ? [data.HAND_OVER, data.LOG_IN, data.PAGE_ASKS] : [data.HAND_OVER, data.LOG_IN];
  if (!asks.some((ask) => pairs(sentence, ask, data.PASSWORDS))) return false;
  return !bySchool(sentence, asked) || contains(sentence, data.TO_ME) || contains(sentence, data.OTHER_ACCOUNTS);
}

/** These hold their own "not"; a "not" right before them turns them around: "Don't sign without your parents". */
function secret({ sentence, around }: Place): boolean {
  const isNear = (wanted: Phrases) => around.some((near) => contains(near, wanted));
  if (plainly(sentence, contact.ALONE) && !isNear(contact.PARENTS) && !isNear(contact.COMPANY)) return true;
  if (contains(sentence, contact.WATCHED) && isNear(contact.ELSEWHERE)) return true;
  const places = placesOf(sentence, contact.SECRECY);
  if (places.length === 0 || isNear(contact.NO_SECRET)) return false;
  return places.some((at) => !sentence.negated[at]);
}

function chat({ sentence, around }: Place): boolean {
  const isTalk = pairs(sentence, contact.CHAT_TALK, contact.PRIVATE_CHATS) || plainly(sentence, contact.CHAT_BY_WORD);
  if (!isTalk || contains(sentence, contact.PUBLIC_PAGE)) return false;
  return !around.some((near) => plainly(near, contact.WITH_PARENTS));
}

function photos({ sentence, around }: Place): boolean {
  return plainly(sentence, contact.PICTURES) && contains(sentence, contact.BARE) && around.some((near) => plainly(near, contact.SHOW));
}

function pressed({ sentence, around }: Place): boolean {
  if (around.some((near) => contains(near, contact.PARENTS) || contains(near, money.SCHOOL_CHANNELS))) return false;
  if (contains(sentence, contact.FORMS) || !contains(sentence, contact.NOW)) return false;
  if (around.some((near) => contains(near, contact.THREATS))) return true;
  return plainly(sentence, contact.NOW) && around.some((near) => plainly(near, contact.OFFER));
}
