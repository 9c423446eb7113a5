import { readProvince } from '../../../../shared-kernel/ca-province.js';
import { readState } from '../../../../shared-kernel/us-state.js';
import { readWebAddress } from '../../../../shared-kernel/web-address.js';
import { ASSOCIATIONS, readAssociation, type Association } from './association.js';
import { readDivision, type Division } from './division.js';
import { InvalidEntry } from './invalid-entry.js';
import { lineOfText } from './line-of-text.js';
import { nameKey } from './name-key.js';

/** What an admin wrote about a school; blank and null mean that it is not known. */
export interface SchoolDraft {
  name: string;
  division: string;
  city: string;
  state: string;
  subdivision?: string | null;
  /** Of a school outside the NCAA's divisions; ignored for others. */
  association?: string | null;
  conference?: string | null;
  mascot?: string | null;
  websiteUrl?: string | null;
  aliases?: string[];
}

export interface SharedSchoolEntry {
  name: string;
  nameKey: string;
  division: Division;
  city: string;
  state: string;
  subdivision: string | null;
  association: Association | null;
  conference: string | null;
  mascot: string | null;
  websiteUrl: string | null;
  aliases: string[];
}

const OUTSIDE = ASSOCIATIONS.filter((name) => name !== 'NCAA');

/** Throws InvalidEntry, which names the field. */
export function sharedSchoolOf(draft: SchoolDraft): SharedSchoolEntry {
  const name = required('name', draft.name);
  const division = divisionOf(draft.division);
  const association = division === 'na' ? associationOf(draft.association) : null;
  const aliases = (draft.aliases ?? []).map((alias) => lineOfText('aliases', alias)).filter(Boolean);
  return {
    name,
    nameKey: nameKey(name),
    division,
    city: required('city', draft.city),
    state: association === 'U SPORTS' ? provinceOf(draft.state) : stateOf(draft.state),
    subdivision: lineOfText('subdivision', draft.subdivision) || null,
    association,
    conference: lineOfText('conference', draft.conference) || null,
    mascot: lineOfText('mascot', draft.mascot) || null,
    websiteUrl: websiteOf(draft.websiteUrl),
    aliases: [...new Set(aliases)],
  };
}

function required(field: string, value: string): string {
  const text = lineOfText(field, value);
  if (text === '') throw new InvalidEntry(field, 'required', `Please enter the ${field}.`);
  return text;
}

function divisionOf(text: string): Division {
  const division = readDivision(text);
  if (division === null) throw new InvalidEntry('division', 'invalid_division', 'Please choose D1, D2, D3 or na.');
  return division;
}

function associationOf(value: string | null | undefined): Association | null {
  const text = (value ?? '').trim();
  const association = text === '' ? null : readAssociation(text);
  if (text === '' || (association !== null && association !== 'NCAA')) return association;
  throw new InvalidEntry('association', 'invalid_association', `Please choose ${OUTSIDE.join(', ')} or none.`);
}

/** U SPORTS is Canada's. */
function provinceOf(text: string): string {
  const province = readProvince(text);
  if (province === null) throw new InvalidEntry('state', 'invalid_state', 'Please enter a province of Canada, for example ON.');
  return province;
}

function stateOf(text: string): string {
  const state = readState(text);
  if (state === null) throw new InvalidEntry('state', 'invalid_state', 'Please enter a state of the USA, for example PA.');
  return state;
}

function websiteOf(value: string | null | undefined): string | null {
  const text = (value ?? '').trim();
  const address = text === '' ? null : readWebAddress(text);
  if (text !== '' && address === null) {
    throw new InvalidEntry('websiteUrl', 'invalid_url', 'Please enter a web address that begins with https://.');
  }
  return address;
}
