import type { MailProblem, ProblemCode } from '../../writing/domain/mail-problem.js';
import type { Recipient } from '../../writing/domain/recipient.js';

/** A meeting with a coach of a school, as the athlete logged it. */
export interface LoggedMeeting {
  kind: 'call' | 'text' | 'visit' | 'camp';
  /** A visit or a camp may be. */
  isToCome: boolean;
}

/** What the athlete logged about a school, as far as it affects an email to that school. */
export interface SchoolRecord {
  /** Status of the newest logged offer: verbal, written, signed, withdrawn, declined, or open when the athlete gave none; null: no offer. */
  offerStatus: string | null;
  /** Another school, where the athlete signed. */
  signedWith: string | null;
  /** The coach of the school whose reply is unanswered; defined as on the home page. */
  waitingCoach: string | null;
  met: LoggedMeeting | null;
}

export const NO_RECORD: SchoolRecord = { offerStatus: null, signedWith: null, waitingCoach: null, met: null };

const PLACE = 'Recipient';

/** Matches a text that already mentions the meeting to the coach. */
const NAMED: Record<LoggedMeeting['kind'], RegExp> = {
  call: /\b(?:our|the|my|your|that|this|last)(?: \p{L}+)? call\b|\b(?:you|we) (?:called|spoke|talked)\b|\b(?:talking|speaking) (?:to|with) me\b/iu,
  text: /\b(?:our|the|my|your|that|this|last)(?: \p{L}+)? (?:text|message)s?\b|\byou (?:texted|messaged|wrote)\b/iu,
  visit: /\bvisited\b|\b(?:my|our|the|your|that|this)(?: \p{L}+)? visit\b/iu,
  camp: /\bcamps?\b/iu,
};

/** What an athlete should think of before writing this text to this school; it holds nothing back. */
export function schoolRemarks(recipient: Recipient, record: SchoolRecord, text: string): MailProblem[] {
  const { coachId, schoolName } = recipient;
  const { offerStatus, signedWith } = record;
  const remark = (code: ProblemCode, fix: string): MailProblem => ({ coachId, code, place: PLACE, fix });
  const ofOffer: Partial<Record<string, MailProblem>> = {
    withdrawn: remark('offer_withdrawn', `You logged that ${schoolName} withdrew its offer. Ask why before you write about anything else.`),
    declined: remark('offer_declined', `You logged that you declined the offer of ${schoolName}. Write only if that has changed.`),
  };
  const signed =
    signedWith === null
      ? []
      : [remark('signed_elsewhere', `You signed with ${signedWith}. Tell this coach so, with thanks, or leave this email out.`)];
  const reasons = [...signed, ...[ofOffer[offerStatus ?? ''] ?? []].flat()];
  if (reasons.length > 0) return reasons;
  if (record.waitingCoach !== null) return [remark('answer_waits', waitingWords(record.waitingCoach, schoolName))];
  const { met } = record;
  return met === null || NAMED[met.kind].test(text) ? [] : [remark('already_met', `${metWords(met, schoolName)} ${goOn(met)}`)];
}

/** About a coach whose reply is unanswered. */
export function waitingWords(coach: string, school: string): string {
  return `${coach} of ${school} waits for your answer. Answer first: a new introduction looks as if you had not read it.`;
}

/** Returns the sentence that describes a logged meeting with the school. */
export function metWords({ kind, isToCome }: LoggedMeeting, school: string): string {
  const planned = { visit: `You have a visit to ${school} ahead.`, camp: `You have a camp of ${school} ahead.` };
  const past = {
    ...{ call: `You logged a call with ${school}.`, text: `You logged a text with ${school}.` },
    ...{ visit: `You logged a visit to ${school}.`, camp: `You logged a camp of ${school}.` },
  };
  return isToCome && (kind === 'visit' || kind === 'camp') ? planned[kind] : past[kind];
}

function goOn({ kind }: LoggedMeeting): string {
  return `Its coaches may know you: name the ${kind} instead of introducing yourself.`;
}
