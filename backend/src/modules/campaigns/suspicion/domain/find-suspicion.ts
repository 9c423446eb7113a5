import { splitHistory } from './split-history.js';
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
    /** The address that was written to; it is trusted regardless of its host. */
    writtenTo?: string;
  };
}

/** The only requests that are suspicious from family too: relatives do not ask for these by email. */
const SPOKEN_BY_FAMILY: readonly SuspicionReason[] = ['gift_card', 'password'];

/**
 * Returns why an email may be fraudulent; no reasons: none were found. Checks the address, the claimed role, and what the text asks for,
 * also for senders of the school because accounts get hacked. Ignores quoted emails. Linear in the length of the text.
 */
export function findSuspicion({ from, subject, text, school }: IncomingContact): { reasons: SuspicionReason[] } {
  const sender = senderOf(
    from,
    school.domains.map((domain) => domain.toLowerCase()),
    school.writtenTo ?? null,
  );
  const sentences = [...sentencesOf(subject.slice(0, 300)), ...sentencesOf(splitHistory(text.slice(0, 20_000)).shown)];
  const speaker = sender.isKnown ? 'coach' : speakerOf(sender, sentences, schoolNames(school.name, school.domains));
  const isClaimed = !sender.isKnown && (speaker === 'coach' || isMadeUp(sender));
  const demands = demandsOf(sentences, { isInside: sender.isKnown, isClaimed });
  const isOwn = speaker === 'own' && !isMadeUp(sender);
  const found = new Set([...demands].filter((reason) => !isOwn || SPOKEN_BY_FAMILY.includes(reason)));
  for (const reason of ofSender(sender, isClaimed)) found.add(reason);
  return { reasons: SUSPICION_REASONS.filter((reason) => found.has(reason)) };
}

/** An address made to deceive claims to be the school, regardless of the text. */
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
