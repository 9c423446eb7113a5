import type { MailProblem, ProblemCode } from '../../writing/domain/mail-problem.js';
import type { Recipient } from '../../writing/domain/recipient.js';

/** What the athlete's own record says about a school, as far as an email to it is concerned. */
export interface SchoolRecord {
  /** Of the newest offer that was logged; null: none, or the athlete did not say. */
  offerStatus: string | null;
  /** Another school, where the athlete signed. */
  signedWith: string | null;
}

const PLACE = 'Recipient';

/** What an athlete should think of before writing to this school; it holds nothing back. */
export function schoolRemarks({ coachId, schoolName }: Recipient, { offerStatus, signedWith }: SchoolRecord): MailProblem[] {
  const remark = (code: ProblemCode, fix: string): MailProblem => ({ coachId, code, place: PLACE, fix });
  const ofOffer: Partial<Record<string, MailProblem>> = {
    withdrawn: remark('offer_withdrawn', `You logged that ${schoolName} withdrew its offer. Ask why before you write about anything else.`),
    declined: remark('offer_declined', `You logged that you declined the offer of ${schoolName}. Write only if that has changed.`),
  };
  const signed =
    signedWith === null
      ? []
      : [remark('signed_elsewhere', `You signed with ${signedWith}. Tell this coach so, with thanks, or leave this email out.`)];
  return [...signed, ...[ofOffer[offerStatus ?? ''] ?? []].flat()];
}
