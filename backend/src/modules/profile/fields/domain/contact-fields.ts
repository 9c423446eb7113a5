import type { ProfileField } from './profile-field.js';
import { PROFILE_LIMITS } from './profile-limits.js';
import { readBirthdate } from './readers/read-birthdate.js';
import { readFilmAddress } from './readers/read-film-address.js';
import { readHomeState } from './readers/read-home-state.js';
import { readMaxprepsAddress } from './readers/read-maxpreps-address.js';
import { readText } from './readers/read-text.js';
import { readPhone } from './readers/read-phone.js';
import { readTwitterHandle } from './readers/read-twitter-handle.js';
import { fieldText } from './field-text.js';

const readLine = readText(PROFILE_LIMITS.line);

/**
 * Where an athlete lives, and where coaches find more.
 * What leads to the athlete's home or mailbox is not ticked by default: athletes are minors.
 */
export const CONTACT_FIELDS = {
  city: {
    type: 'text',
    column: 'city',
    read: readLine,
    example: 'Austin',
    maxLength: PROFILE_LIMITS.line,
    form: { label: 'City', input: 'text', autoComplete: 'address-level2' },
    share: { group: 'contact', label: 'City', preticked: false, place: 'detail' },
    placeholder: { name: 'student_city' },
  },
  state: {
    type: 'text',
    column: 'state',
    read: readHomeState,
    example: 'TX',
    maxLength: PROFILE_LIMITS.line,
    about: { request: 'Code or name of a state of the USA; stored as the code' },
    form: { label: 'State', input: 'text', hint: 'Such as TX or Texas', autoComplete: 'address-level1' },
    share: { group: 'contact', label: 'State', preticked: false, place: 'detail' },
    placeholder: { name: 'student_state' },
  },
  birthdate: {
    type: 'day',
    column: 'birthdate',
    read: readBirthdate,
    example: '2009-03-14',
    about: { request: 'Under 13 is refused with the code under_13' },
    form: { label: 'Birthdate', input: 'date', autoComplete: 'bday' },
    share: { group: 'contact', label: 'Birth date', preticked: false, place: 'detail', caption: 'Born', write: fieldText.longDate },
    placeholder: { name: 'student_birthdate', write: fieldText.longDate },
  },
  phone: {
    type: 'text',
    column: 'phone',
    read: readPhone,
    example: '(512) 555-0142',
    maxLength: PROFILE_LIMITS.line,
    about: { request: 'With its area code; outside the USA it begins with +' },
    form: { label: 'Phone', input: 'tel', hint: 'Only you see it, unless you tick it on your shared profile.', autoComplete: 'tel' },
    share: {
      group: 'contact',
      label: 'Phone',
      preticked: false,
      place: 'detail',
      url: (phone) => `tel:${phone.replace(/[^+\d]/g, '')}`,
    },
    placeholder: null,
  },
  twitterHandle: {
    type: 'text',
    column: 'twitter_handle',
    read: readTwitterHandle,
    example: 'marcuslee12',
    maxLength: PROFILE_LIMITS.line,
    about: { request: 'A name, @name or the address at x.com', answer: 'Without the @' },
    form: { label: 'X (Twitter) Handle', input: 'text', hint: 'Such as @marcuslee12' },
    share: {
      group: 'contact',
      label: 'X (Twitter) handle',
      preticked: false,
      place: 'detail',
      caption: 'X (Twitter)',
      write: fieldText.handle,
      url: (handle) => `https://x.com/${handle}`,
    },
    placeholder: { name: 'student_twitter_handle', write: fieldText.handle },
  },
  maxPrepsId: {
    type: 'text',
    column: 'max_preps_id',
    read: readMaxprepsAddress,
    example: 'https://www.maxpreps.com/tx/austin/westlake-chaparrals/athletes/marcus-lee/',
    maxLength: PROFILE_LIMITS.webAddress,
    about: { request: 'The full address of the page', answer: 'The full address of the page' },
    form: { label: 'MaxPreps Page', input: 'url', hint: 'Full link to your MaxPreps athlete page' },
    share: {
      group: 'contact',
      label: 'MaxPreps page',
      preticked: false,
      place: 'detail',
      caption: 'MaxPreps',
      write: () => 'Statistics page',
      url: (address) => address,
    },
    placeholder: null,
  },
  hudlProfileUrl: {
    type: 'text',
    column: 'hudl_profile_url',
    read: readFilmAddress,
    example: 'https://www.hudl.com/profile/12/Marcus-Lee',
    maxLength: PROFILE_LIMITS.webAddress,
    about: { request: 'http or https; without a scheme it gets https' },
    form: { label: 'Film Link (Hudl)', input: 'url', hint: 'Full link to your Hudl profile or film' },
    share: null,
    placeholder: { name: 'hudl_profile_url' },
  },
} as const satisfies Record<string, ProfileField>;
