/** Why a reply may be fraudulent, in the order in which the reasons are shown. */
export const SUSPICION_REASONS = [
  'look_alike',
  'display_name',
  'outside_domain',
  'free_mail',
  'money',
  'gift_card',
  'bank_data',
  'identity_data',
  'password',
  'secrecy',
  'private_chat',
  'photos',
  'pressure',
] as const;

/**
 * look_alike: an address made to look like the school's. display_name: the name shows another address than the real one. outside_domain, free_mail:
 * claims to be the school from another domain, or from a free email service. All others: what the text asks for.
 */
export type SuspicionReason = (typeof SUSPICION_REASONS)[number];
