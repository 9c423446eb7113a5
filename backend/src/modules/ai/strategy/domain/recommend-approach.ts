import { playersAt } from './players-at.js';
import { dayText } from './day-text.js';
import { daysBetween } from './days-between.js';
import { offerTask, openOffers } from './open-offers.js';
import type { StrategySchool } from './strategy-material.js';

/** Days after which a mail without an answer is followed by another one. */
const PATIENCE = 7;
/** Mails without an answer after which another one helps little. */
const ENOUGH = 5;

/** What to do about one school now, and why. */
export function recommendApproach(school: StrategySchool, today: string): string {
  if (school.leadLevel === 'declined') return 'You marked this school as declined. Leave it out of your emails unless that changes.';
  if (school.leadLevel === 'committed')
    return 'You marked this school as committed. Keep its staff posted and ask what they need from you next.';
  return [offerOrEmail(school, today), replyDay(school), standing(school), need(school)].filter(Boolean).join(' ');
}

/** An offer that can be answered, or was signed, leaves no room for advice on emails. */
function offerOrEmail(school: StrategySchool, today: string): string {
  const { offer, isReplyWaiting } = school.engagement;
  const [open] = openOffers([school], today);
  if (open) return offerTask(open);
  if (offer?.status === 'signed') return 'You signed here. Keep its staff posted and ask what they need from you next.';
  if (offer?.status === 'withdrawn' && !isReplyWaiting) return 'Its offer was withdrawn. Ask the coach why before you write anything else.';
  if (offer && !isReplyWaiting) return 'The day to answer its offer is over. Ask the coach whether it is still open.';
  return nextMail(school, today);
}

function nextMail({ engagement }: StrategySchool, today: string): string {
  const { isReplyWaiting, sent, replied, lastSentOn } = engagement;
  if (isReplyWaiting) return 'A coach is waiting for your answer. Write back before anything else.';
  if (sent === 0) return 'Send a first email with your film and one clear question.';
  if (lastSentOn !== null && daysBetween(lastSentOn, today) < PATIENCE) {
    return `Your last email is less than a week old. Give it time before you follow up.`;
  }
  if (replied > 0) return 'You are in contact. Share what is new: a game, film, grades or a visit that you plan.';
  if (sent >= ENOUGH) return `${sent} emails had no reply. Try another coach of the staff, or put your time into other schools.`;
  return 'Follow up with something new: a game, film or grades.';
}

function replyDay({ window }: StrategySchool): string {
  if (window.state === 'now') return 'Its coaches may reply to you now.';
  if (window.state === 'later' && window.from !== null) {
    return `You may write now; its coaches may reply from ${dayText(window.from)}.`;
  }
  return 'You may write at any time; ask the school when its coaches may reply.';
}

function standing({ fit }: StrategySchool): string {
  if (fit.tier === 'below_minimum')
    return 'Your grades are below the minimum of its division: see its fit page for the rule and what is open.';
  if (fit.score === null) return 'Too little is known to call its fit.';
  const words = { likely: 'likely', target: 'a target', reach: 'a reach', unknown: 'open' }[fit.tier];
  return `Fit ${fit.score}/100: ${words}.`;
}

function need({ rosterFit, rosterSeason }: StrategySchool): string {
  if (rosterSeason === null) return 'No roster is loaded, so need is not guessed.';
  const [top] = rosterFit;
  if (!top) return 'Rosters are not counted for your position, so need is not known.';
  const { position, urgency, graduatingPlayers, startersGraduating } = top;
  const starters = startersGraduating === null ? 'their starters are unknown' : `${startersGraduating} of them marked as starters`;
  const players = `${graduatingPlayers === 0 ? 'nobody' : graduatingPlayers} in the class of ${rosterSeason + 1}`;
  const leave = graduatingPlayers === 0 ? players : `${players}, ${starters} (a fifth season is possible)`;
  return `The ${rosterSeason} roster shows ${urgency} need for ${playersAt(position)}: ${leave}.`;
}
