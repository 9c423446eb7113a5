/** What a column of an athlete's own spreadsheet can be about. */
export const OWN_LIST_FIELDS = [
  'name',
  'state',
  'favorite',
  'leadLevel',
  'introEmailSent',
  'responseGotten',
  'filmSent',
  'twitterConnection',
  'notes',
  'nextStep',
] as const;

export type OwnListField = (typeof OWN_LIST_FIELDS)[number];

/** In which column of the file each field stands, from 0; what is absent is not imported. */
export type OwnListMapping = Partial<Record<OwnListField, number>>;
