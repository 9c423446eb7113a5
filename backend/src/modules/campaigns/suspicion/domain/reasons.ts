/** Why a reply may not be what it says, the order in which they are shown. */
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
 * look_alike: an address made to look like the school's. display_name: the name shows another address than the real one.
 * outside_domain, free_mail: speaks as the school from an address that is not the school's, or that anybody can have. All others: what it asks for.
 */
export type SuspicionReason = (typeof SUSPICION_REASONS)[number];
