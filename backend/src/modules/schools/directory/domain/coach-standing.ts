/** How a coach came into the list: by an import, from a pasted staff page, typed by the athlete, or typed by an admin. */
export const ORIGINS = ['imported', 'pasted', 'own', 'admin'] as const;
/** What showed that an entry is right. */
export const CONFIRMED_BY = ['reply', 'paste', 'admin'] as const;
/** Why a coach is put aside. */
export const ASIDE_REASONS = ['bounced', 'left', 'not_on_page'] as const;

export interface Confirmation {
  /** "2026-11-21" */
  on: string;
  by: (typeof CONFIRMED_BY)[number];
}

/** Where an entry comes from and how fresh it is, as one athlete sees it. */
export interface CoachStanding {
  origin: (typeof ORIGINS)[number];
  /** Day on which it was entered or last changed. */
  enteredOn: string;
  /** The last confirmation; null when there was none. */
  confirmed: Confirmation | null;
  aside: (typeof ASIDE_REASONS)[number] | null;
}

/** Evidence about a coach from an athlete's own emails and reports. */
export interface CoachNews {
  /** Day on which the coach last answered. */
  repliedOn: string | null;
  aside: CoachStanding['aside'];
}

/** The standing with what the athlete's own emails add. */
export function standingWith<T extends CoachStanding>(coach: T, news: CoachNews | undefined): T {
  if (news === undefined) return coach;
  const { repliedOn, aside } = news;
  const isNewer = repliedOn !== null && (coach.confirmed === null || repliedOn >= coach.confirmed.on);
  return { ...coach, aside, confirmed: isNewer ? { on: repliedOn, by: 'reply' } : coach.confirmed };
}
