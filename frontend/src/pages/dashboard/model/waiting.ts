interface Waiting {
  undecided: number;
  mustConfirmAddress: boolean;
}

/** What waits for the athlete outside the figures; nothing as long as the answers are not there. */
export function waiting(
  campaigns: readonly { unknownCount: number }[] | undefined,
  sender: { reason: string | null } | undefined,
): Waiting {
  return {
    undecided: (campaigns ?? []).reduce((sum, { unknownCount }) => sum + unknownCount, 0),
    mustConfirmAddress: sender?.reason === 'email_not_verified',
  };
}
