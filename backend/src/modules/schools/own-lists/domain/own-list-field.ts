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

/** The column of each field in the file, from 0; a missing field is not imported. */
export type OwnListMapping = Partial<Record<OwnListField, number>>;
