import { OWN_LIST_FIELDS, type OwnListField, type OwnListMapping } from './own-list-field.js';

/** Headers as people write them, folded; the first column that fits takes the field. */
const HEADERS: Record<OwnListField, string[]> = {
  name: ['school', 'schoolname', 'college', 'collegename', 'university', 'institution', 'program', 'team', 'name'],
  state: ['state', 'st', 'schoolstate', 'stateabbreviation'],
  favorite: ['favorite', 'favourite', 'fav', 'favorites', 'starred'],
  leadLevel: ['leadlevel', 'lead', 'interest', 'interestlevel', 'leadstatus', 'temperature'],
  introEmailSent: ['introemailsent', 'introsent', 'emailsent', 'emailed', 'introemail', 'intro'],
  responseGotten: ['responsegotten', 'response', 'responded', 'replied', 'gotresponse', 'reply'],
  filmSent: ['filmsent', 'film', 'sentfilm', 'tapesent'],
  twitterConnection: ['twitterconnection', 'followsontwitter', 'twitterfollow', 'twitter'],
  notes: ['notes', 'note', 'comments', 'comment', 'remarks'],
  nextStep: ['nextstep', 'nextsteps', 'next', 'todo', 'action', 'nextaction', 'followup'],
};

/** Which columns seem to be what, by their headers. */
export function guessMapping(headers: readonly string[]): OwnListMapping {
  const folded = headers.map((header) => header.toLowerCase().replace(/[^a-z]/g, ''));
  const guesses = OWN_LIST_FIELDS.map((field) => [field, firstOf(HEADERS[field], folded)] as const);
  return Object.fromEntries(guesses.filter(([, column]) => column !== undefined));
}

function firstOf(wanted: readonly string[], folded: readonly string[]): number | undefined {
  const [header] = wanted.filter((one) => folded.includes(one));
  return header === undefined ? undefined : folded.indexOf(header);
}
