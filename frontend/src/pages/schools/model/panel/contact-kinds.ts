/** The kinds of contacts that an athlete can log, with their labels. */
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

/** Whether this kind of contact may have a deadline for an answer. */
export const hasDeadline = (kind: string): boolean => ['offer', 'visit', 'camp'].includes(kind);

/** Whether its date may be in the future. */
export const canBePlanned = (kind: string | null): boolean => kind === 'visit' || kind === 'camp';
