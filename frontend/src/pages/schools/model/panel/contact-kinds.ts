/** What an athlete can write down by hand, with the words for it. */
export const contactKinds = [
  { value: 'call', label: 'Call' },
  { value: 'text', label: 'Text' },
  { value: 'visit', label: 'Visit' },
  { value: 'camp', label: 'Camp' },
  { value: 'offer', label: 'Offer' },
  { value: 'other', label: 'Other contact' },
] as const;

/** How far an offer is; '' is not known. */
export const offerStatuses = [
  { value: '', label: 'Not sure' },
  { value: 'verbal', label: 'Verbal' },
  { value: 'written', label: 'Written' },
  { value: 'signed', label: 'Signed' },
  { value: 'withdrawn', label: 'Withdrawn' },
  { value: 'declined', label: 'Declined' },
] as const;

/** Whether the school may want an answer by a day. */
export const hasDeadline = (kind: string): boolean => ['offer', 'visit', 'camp'].includes(kind);

/** Whether its day may be to come. */
export const canBePlanned = (kind: string | null): boolean => kind === 'visit' || kind === 'camp';
