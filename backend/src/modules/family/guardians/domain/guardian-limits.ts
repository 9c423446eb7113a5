/** Every limit of guardians, with its unit. */
export const GUARDIAN_LIMITS = {
  /** Guardians of one athlete, invited ones too. */
  guardians: 2,
  /** Athletes of one guardian. */
  athletes: 10,
  /** Invitations that one athlete makes in a day. */
  invitationsADay: 5,
  /** Days in which an invitation can be accepted. */
  invitationDays: 14,
  /** Characters of a guardian's name. */
  name: 100,
  /** Days in which a guardian can decide; after that the request ends and nothing of it is sent. */
  decisionDays: 7,
  /** Entries of an athlete's log; the oldest goes first. */
  events: 2_000,
  /** Days from a guardian's request to the deletion of the account. */
  deletionDays: 7,
} as const;
