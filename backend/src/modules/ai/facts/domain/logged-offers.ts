/** What the athlete logged about offers, for an email to one school. */
export interface LoggedOffers {
  /** Of the newest offer of the school: verbal, written, signed, withdrawn, declined, or open where the athlete did not say; null: none. */
  status: string | null;
  /** Another school, where the athlete signed. */
  signedWith: string | null;
}

const KNOWS_YOU = 'It knows you: answer its offer instead of introducing yourself.';

/** What to think of before an introduction to this school. */
export function offerRemarks({ status, signedWith }: LoggedOffers): string[] {
  const ofSchool: Partial<Record<string, string>> = {
    open: `You logged an offer of this school. ${KNOWS_YOU}`,
    verbal: `You logged an offer of this school. ${KNOWS_YOU}`,
    written: `You logged an offer of this school. ${KNOWS_YOU}`,
    signed: 'You signed with this school. It knows you, so it needs no introduction.',
    withdrawn: 'You logged that this school withdrew its offer. Ask why before you introduce yourself again.',
    declined: 'You logged that you declined the offer of this school. Write only if that has changed.',
  };
  const signed =
    signedWith === null ? [] : [`You signed with ${signedWith}. Tell this coach so, with thanks, instead of introducing yourself.`];
  return [...signed, ...[ofSchool[status ?? ''] ?? []].flat()];
}
