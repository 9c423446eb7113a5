import { dayText } from '../calendar/day-text.js';
import type { LoggedOffer, StrategySchool } from '../strategy-material.js';

/** Schools whose logged offer can still be answered, the next day to answer first, those without a day last. */
export function openOffers(schools: readonly StrategySchool[], today: string): StrategySchool[] {
  const end = ({ engagement }: StrategySchool) => engagement.offer?.deadline ?? '9999';
  return schools.filter((school) => isOpen(school, today)).sort((a, b) => end(a).localeCompare(end(b)) || a.id - b.id);
}

function isOpen({ leadLevel, engagement: { offer } }: StrategySchool, today: string): boolean {
  if (offer === null || leadLevel === 'declined') return false;
  if (offer.status === 'signed' || offer.status === 'withdrawn' || offer.status === 'declined') return false;
  return offer.deadline === null || offer.deadline >= today;
}

/** "Answer the written offer of Akron by December 1, 2026." `signedWith`: another school, where the athlete signed. */
export function offerTask({ name, leadLevel, engagement: { offer } }: StrategySchool, signedWith: string | null = null): string {
  const what = offer?.status ? `${offer.status} offer of ${name}` : `offer of ${name}`;
  const by = offer?.deadline ? ` by ${dayText(offer.deadline)}` : '';
  if (signedWith !== null) return `Decline the ${what}${by}, with thanks: you signed with ${signedWith}.`;
  if (leadLevel === 'committed') return committedOffer(what, by);
  if (offer?.deadline) return `Answer the ${what} by ${dayText(offer.deadline)}: talk it over with your family and ${termsOf(offer)}.`;
  return `Ask by which day the ${what} needs an answer, and for its terms in writing: you logged it without a day.`;
}

/** The answer is known; what is left is to have it in writing. */
function committedOffer(what: string, by: string): string {
  const terms = what.startsWith('written ')
    ? 'Read what it covers and for how long'
    : 'Ask for its terms in writing, and for the day on which you sign';
  return `You committed, so ${by === '' ? '' : 'answer '}the ${what}${by === '' ? ' is what you count on' : by}. ${terms}, with your family.`;
}

/** Terms that are written are read; others are asked for. */
function termsOf({ status }: LoggedOffer): string {
  if (status === 'written') return 'read what it covers, for how long, and what an injury would change';
  return 'ask for its terms in writing';
}

/** An offer that can be answered no more, and that the athlete has not settled; null for every other. `of`: " of Akron", or nothing. */
export function closedOfferTask({ engagement: { offer } }: StrategySchool, today: string, of = ''): string | null {
  if (offer === null || offer.status === 'signed' || offer.status === 'declined') return null;
  const its = of === '' ? 'Its offer' : `The offer${of}`;
  if (offer.status === 'withdrawn') return `${its} was withdrawn. Ask the coach why before you write anything else.`;
  if (offer.deadline === null || offer.deadline >= today) return null;
  return `The day to answer ${of === '' ? 'its offer' : `the offer${of}`} is over. Ask the coach whether it is still open.`;
}

/** Returns a sentence about the logged offer of a school. */
export function offerWords({ status, deadline }: LoggedOffer): string {
  if (status === 'signed') return 'You logged that you signed here.';
  if (status === 'declined') return 'You logged that you declined its offer.';
  if (status === 'withdrawn') return 'You logged that its offer was withdrawn.';
  return `You logged ${status ? `a ${status}` : 'an'} offer${deadline === null ? '' : `, to answer by ${dayText(deadline)}`}.`;
}
