import { metWords, type SchoolRecord, waitingWords } from './school-remarks.js';

const KNOWS_YOU = 'It knows you: answer its offer instead of introducing yourself.';

const OF_OFFER: Partial<Record<string, string>> = {
  open: `You logged an offer of this school. ${KNOWS_YOU}`,
  verbal: `You logged an offer of this school. ${KNOWS_YOU}`,
  written: `You logged an offer of this school. ${KNOWS_YOU}`,
  signed: 'You signed with this school. It knows you, so it needs no introduction.',
  withdrawn: 'You logged that this school withdrew its offer. Ask why before you introduce yourself again.',
  declined: 'You logged that you declined the offer of this school. Write only if that has changed.',
};

/** Returns remarks for an introduction to this school: a signature and an offer first; else an unanswered coach, else an earlier meeting. */
export function introductionRemarks({ offerStatus, signedWith, waitingCoach, met }: SchoolRecord): string[] {
  const signed =
    signedWith === null ? [] : [`You signed with ${signedWith}. Tell this coach so, with thanks, instead of introducing yourself.`];
  const reasons = [...signed, ...[OF_OFFER[offerStatus ?? ''] ?? []].flat()];
  if (reasons.length > 0) return reasons;
  if (waitingCoach !== null) return [waitingWords(waitingCoach, 'this school')];
  return met === null ? [] : [`${metWords(met, 'this school')} It may know you: go on from there instead of introducing yourself.`];
}
