import { foldHistory } from './fold-history.js';
import { schoolNames, speakerOf } from './claim.js';
import { demandsOf } from './demands.js';
import { SUSPICION_REASONS, type SuspicionReason } from './reasons.js';
import { senderOf, type Sender } from './sender.js';
import { sentencesOf } from './sentences.js';

/** An email that came in, and the school that it should be from. */
export interface IncomingContact {
  /** As in the From header: `Quinn Dummett <quinn@akron.edu>`. */
  from: string;
  subject: string;
  text: string;
  school: {
    name: string;
    /** Hosts that are known to be the school's; their sub-domains count too. */
    domains: readonly string[];
    /** The address that was written to, which is known whatever its host. */
    writtenTo?: string;
  };
}

/** Nobody in the family asks for these by email. */
const SPOKEN_BY_FAMILY: readonly SuspicionReason[] = ['gift_card', 'password'];

/**
 * Why an email may not be what it says; no reasons: nothing is known against it. Looks at the address, at as whom it speaks, and at what
 * it asks for, also when it comes from the school: accounts are taken over. Quoted emails are left out. Linear in the text.
 */
export function findSuspicion({ from, subject, text, school }: IncomingContact): { reasons: SuspicionReason[] } {
  const sender = senderOf(
    from,
    school.domains.map((domain) => domain.toLowerCase()),
    school.writtenTo ?? null,
  );
  const sentences = [...sentencesOf(subject.slice(0, 300)), ...sentencesOf(foldHistory(text.slice(0, 20_000)).shown)];
  const speaker = sender.isKnown ? 'coach' : speakerOf(sender, sentences, schoolNames(school.name, school.domains));
  const isClaimed = !sender.isKnown && (speaker === 'coach' || isMadeUp(sender));
  const demands = demandsOf(sentences, { isInside: sender.isKnown, isClaimed });
  const isOwn = speaker === 'own' && !isMadeUp(sender);
  const found = new Set([...demands].filter((reason) => !isOwn || SPOKEN_BY_FAMILY.includes(reason)));
  for (const reason of ofSender(sender, isClaimed)) found.add(reason);
  return { reasons: SUSPICION_REASONS.filter((reason) => found.has(reason)) };
}

/** An address that is made to deceive speaks as the school, whatever the text says. */
function isMadeUp({ isLookAlike, showsOtherAddress }: Sender): boolean {
  return isLookAlike || showsOtherAddress;
}

function ofSender({ isLookAlike, showsOtherAddress, isFreeMail }: Sender, isClaimed: boolean): SuspicionReason[] {
  if (!isClaimed) return [];
  const facts: [SuspicionReason, boolean][] = [
    ['look_alike', isLookAlike],
    ['display_name', showsOtherAddress],
    ['outside_domain', !isLookAlike],
    ['free_mail', isFreeMail],
  ];
  return facts.flatMap(([reason, holds]) => (holds ? [reason] : []));
}
