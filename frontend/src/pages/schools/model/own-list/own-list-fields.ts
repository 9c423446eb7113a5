import type { OwnListMapping } from '@/entities/school';

interface OwnListFieldWords {
  field: keyof OwnListMapping;
  label: string;
}

/** What a column of a spreadsheet can be about. */
export const ownListFields: readonly OwnListFieldWords[] = [
  { field: 'name', label: 'School' },
  { field: 'state', label: 'State' },
  { field: 'favorite', label: 'Favorite' },
  { field: 'leadLevel', label: 'Lead level' },
  { field: 'introEmailSent', label: 'Intro email sent' },
  { field: 'responseGotten', label: 'Response' },
  { field: 'filmSent', label: 'Film sent' },
  { field: 'twitterConnection', label: 'X/Twitter' },
  { field: 'notes', label: 'Notes' },
  { field: 'nextStep', label: 'Next step' },
];
