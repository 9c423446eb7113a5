/** What an athlete can write down by hand, with the words for it. */
export const contactKinds = [
  { value: 'call', label: 'Call' },
  { value: 'text', label: 'Text' },
  { value: 'visit', label: 'Visit' },
  { value: 'camp', label: 'Camp' },
  { value: 'offer', label: 'Offer' },
  { value: 'other', label: 'Other contact' },
] as const;
