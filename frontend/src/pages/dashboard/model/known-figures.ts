export interface KnownFigures {
  favorites: number;
  sent: number;
  replied: number;
}

/** The page's figures once both answers are there; a favorite counts only while its school exists. */
export function knownFigures(
  favorites: readonly { school: unknown }[] | undefined,
  stats: { emailsSentCount: number; emailsRepliedCount: number } | undefined,
): KnownFigures | null {
  if (favorites === undefined || stats === undefined) return null;
  return {
    favorites: favorites.filter(({ school }) => school !== null && school !== undefined).length,
    sent: stats.emailsSentCount,
    replied: stats.emailsRepliedCount,
  };
}
