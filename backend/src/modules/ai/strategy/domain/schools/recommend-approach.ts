import { comingTask } from '../calendar/coming-events.js';
import { playersAt } from './players-at.js';
import { dayText } from '../calendar/day-text.js';
import { daysBetween } from '../calendar/days-between.js';
import { closedOfferTask, offerTask, openOffers } from './open-offers.js';
import { hasRecord, isSpoken, lastEvent, nextStepTask, replyTask } from '../plan-tasks.js';
import type { StrategySchool } from '../strategy-material.js';

/** Days after which an email without an answer is followed by another one. */
const PATIENCE = 7;
/** The same of a ninth or tenth grader, whom coaches may not answer yet. */
const YOUNG_PATIENCE = 60;
/** A coach judges by what he sees. */
const WITHOUT_FILM = 'Get film first: five good plays are enough. Then send a first email with it and one clear question.';
/** Emails without an answer after which another one helps little. */
const ENOUGH = 5;

/** What the athlete has to send. */
export interface ToShow {
  hasFilm: boolean;
  /** In tenth grade or before. */
  isYoung?: boolean;
  /** Before ninth grade. */
  isTooEarly?: boolean;
  /** The school where the athlete signed. */
  signedWith?: string | null;
  /** The school that the athlete committed to, and has not signed with. */
  committedTo?: string | null;
  /** Below the minimum of a school of the list: then the others' admission is the first question. */
  isBelowMinimum?: boolean;
}

/** One task for one school, and the reasons for it. */
export function recommendApproach(school: StrategySchool, today: string, toShow: ToShow = { hasFilm: true }): string {
  const settled = settledWords(school, today, toShow);
  if (settled !== null) return settled;
  const when = toShow.isTooEarly ? '' : replyDay(school);
  return [task(school, today, toShow), when, standing(school), admission(school, toShow), aid(school), need(school)]
    .filter(Boolean)
    .join(' ');
}

/** Where nothing is left to decide; null where something is. */
function settledWords(school: StrategySchool, today: string, { signedWith = null, committedTo = null }: ToShow): string | null {
  if (school.leadLevel === 'declined') return 'You marked this school as declined. Leave it out of your emails unless that changes.';
  if (school.engagement.offer?.status === 'declined') return 'You declined its offer, so there is nothing to do here.';
  if (signedWith !== null && signedWith !== school.name && !hasRecord(school))
    return `You signed with ${signedWith}, so there is nothing to do here.`;
  return chosenWords(school, today, committedTo);
}

function chosenWords(school: StrategySchool, today: string, committedTo: string | null): string | null {
  if (school.leadLevel === 'committed') return committedWords(school, today);
  if (committedTo === null || hasRecord(school)) return null;
  return `You committed to ${committedTo}, so nothing begins here unless that changes.`;
}

function committedWords(school: StrategySchool, today: string): string {
  const [open] = openOffers([school], today);
  const offer = open ? ` ${offerTask(open)}` : '';
  return `You marked this school as committed. Keep its staff posted and ask what they need from you next.${offer}`;
}

/** With an offer that is open or was signed, advice on emails is no use. */
function task(school: StrategySchool, today: string, toShow: ToShow): string {
  const { offer, isReplyWaiting } = school.engagement;
  const { signedWith = null } = toShow;
  const [open] = openOffers([school], today);
  if (open) return offerTask(open, signedWith);
  if (offer?.status === 'signed') return 'You signed here. Keep its staff posted and ask what they need from you next.';
  if (isReplyWaiting) return waitingTask(school);
  if (signedWith === null) return openTask(school, today, toShow);
  return comingTask(school, today, signedWith) ?? `You signed with ${signedWith}: tell its coaches, with thanks, and leave it there.`;
}

/** While the athlete signed nowhere. */
function openTask(school: StrategySchool, today: string, toShow: ToShow): string {
  return (
    closedOfferTask(school, today) ??
    comingTask(school, today) ??
    nextStepTask(school, today) ??
    eventTask(school, today) ??
    emailTask(school, today, toShow)
  );
}

function waitingTask(school: StrategySchool): string {
  const { asked } = school.engagement;
  if (!asked || (asked.things.length === 0 && asked.on === null))
    return 'A coach is waiting for your answer. Write back before anything else.';
  return replyTask(school);
}

/** After a visit, a camp or a call the next email is no first one. */
function eventTask(school: StrategySchool, today: string): string | null {
  const event = lastEvent(school, today);
  if (!event) return null;
  const whom = isSpoken(school, today) ? 'with whom you spoke' : 'whom you met';
  if (event.isFresh) return `${event.words} Thank the coach ${whom} and ask what comes next.`;
  return school.engagement.sent > 0 ? null : `${event.words} Write to the coach ${whom}, with what is new since then.`;
}

const IN_CONTACT = 'You are in contact. Share what is new: a game, film, grades or a visit that you plan.';

const NEWS_LATER = 'Its coaches asked you to keep them posted: write when something is new, such as a game, film or grades.';

function emailTask({ engagement, fit }: StrategySchool, today: string, toShow: ToShow): string {
  const { sent, replied } = engagement;
  if (sent + replied === 0 && fit.gate)
    return 'Ask your counselor first whether you can reach its minimum; wait with an email until you know.';
  if (engagement.isNewsAwaited === true) return NEWS_LATER;
  if (sent === 0) return replied > 0 ? IN_CONTACT : firstEmail(toShow);
  const wait = patience(engagement, today, toShow);
  if (wait !== null) return wait;
  if (replied > 0) return IN_CONTACT;
  if (sent >= ENOUGH) return `${sent} emails had no reply. Try another coach of the staff, or put your time into other schools.`;
  return 'Follow up with something new: a game, film or grades.';
}

function firstEmail({ hasFilm, isTooEarly = false }: ToShow): string {
  if (isTooEarly) return 'It is too early for emails: coaches look at film of high school. Keep the school on your list.';
  return hasFilm ? 'Send a first email with your film and one clear question.' : WITHOUT_FILM;
}

/** Why another email has to wait; null = it does not. */
function patience({ lastSentOn }: StrategySchool['engagement'], today: string, { isYoung = false }: ToShow): string | null {
  const days = lastSentOn === null ? Infinity : daysBetween(lastSentOn, today);
  if (isYoung && days < YOUNG_PATIENCE)
    return 'Your last email is enough for now: at your age one email a season is plenty. Write again when something is really new.';
  return days < PATIENCE ? 'Your last email is less than a week old. Give it time before you follow up.' : null;
}

function replyDay(school: StrategySchool): string {
  const { window, fit } = school;
  // When the advice is to wait with an email, the day of the reply is left out.
  if (fit.gate !== null && !hasRecord(school)) return '';
  if (window.state === 'now') return isInContact(school) ? '' : 'Its coaches may reply to you now.';
  if (window.state === 'later' && window.from !== null) {
    return `You may write now; its coaches may reply from ${dayText(window.from)}.`;
  }
  return 'You may write at any time; ask the school when its coaches may reply.';
}

/** Coaches who wrote, met the athlete or made an offer need no permission named. */
function isInContact({ engagement: { replied, contacts, offer } }: StrategySchool): boolean {
  return replied + contacts > 0 || offer !== null;
}

const FIT_WORDS = {
  likely: 'likely',
  target: 'a target',
  reach: 'a reach',
  unknown: 'open',
  still_open: 'open',
  below_minimum: 'below a minimum',
} as const;
/** From here a total alone is a target. */
const TARGET_FROM = 60;

function standing({ fit }: StrategySchool): string {
  if (fit.gate) return fit.gate.sentence;
  if (fit.tier === 'still_open') return 'A junior college: open below the NCAA minimum, and a way on to Division I or II.';
  if (fit.score === null) return 'Too little is known to call its fit.';
  return `Fit ${fit.score}/100: ${FIT_WORDS[fit.tier]}${otherThanTotal(fit.tier, fit.score)}.`;
}

/** Half a sentence where the word is another than the total alone would give. */
function otherThanTotal(tier: StrategySchool['fit']['tier'], score: number): string {
  if (tier === 'reach' && score >= TARGET_FROM) return ' until its coaches show interest, whatever the figures';
  return tier === 'target' && score < TARGET_FROM ? ' by its offer' : '';
}

/** Division III sets no minimum, so that nothing else says that grades may be too low for a school. */
function admission({ division, fit }: StrategySchool, { isBelowMinimum = false }: ToShow): string {
  if (!isBelowMinimum || division !== 'D3' || fit.gate !== null) return '';
  return 'It decides by its own admission: ask that office first whether grades like yours are admitted.';
}

/** Division III by its rule, the Ivy League by its own. */
function aid({ division, conference }: StrategySchool): string {
  if (division !== 'D3' && !/^ivy\b/i.test(conference ?? '')) return '';
  return 'Aid here is by need or for grades, none for football: run its net price calculator with a parent.';
}

/** For another fall than the one after the roster's season, or for an empty roster, in the words of the fit page. */
function needOfEntry({ fit, rosterSeason, entryYear = null }: StrategySchool): string | null {
  const part = fit.parts.find(({ key }) => key === 'need');
  if (!part || rosterSeason === null) return null;
  const isOther = entryYear !== null && entryYear !== rosterSeason + 1;
  return isOther || (part.score === null && part.missingFrom === 'school') ? part.sentence : null;
}

function need(school: StrategySchool): string {
  const { rosterFit, rosterSeason } = school;
  if (rosterSeason === null) return 'No roster is loaded, so need is not guessed.';
  const ofEntry = needOfEntry(school);
  if (ofEntry !== null) return ofEntry;
  const [top] = rosterFit;
  if (!top) return 'Rosters are not counted for your position, so need is not known.';
  const { position, urgency, graduatingPlayers, startersGraduating } = top;
  const starters = startersGraduating === null ? 'their starters are unknown' : `${startersGraduating} of them marked as starters`;
  const players = `${graduatingPlayers === 0 ? 'nobody' : graduatingPlayers} in the class of ${rosterSeason + 1}`;
  const leave = graduatingPlayers === 0 ? players : `${players}, ${starters} (a fifth season is possible)`;
  return `The ${rosterSeason} roster shows ${urgency} need for ${playersAt(position)}: ${leave}.`;
}
