import { readProvince } from '../../../../shared-kernel/ca-province.js';
import { readState } from '../../../../shared-kernel/us-state.js';
import { LEAD_LEVELS, MAX_NEXT_STEP, MAX_NOTES, tidyText, type LeadLevel, type TrackingChange } from '../../outreach/domain/tracking.js';
import { unguardedText } from './guarded-text.js';
import type { OwnListField, OwnListMapping } from './own-list-field.js';

/** A row's values for a school. Blank cells have none. */
export interface OwnListEntry {
  name: string;
  state: string | null;
  tracking: TrackingChange;
  favorite?: boolean;
}

export type OwnListIssueCode = 'required' | 'invalid_state' | 'invalid_lead_level' | 'not_yes_or_no' | 'too_long' | 'repeated_school';

export interface OwnListIssue {
  /** Data rows count from 1 without blank ones. */
  row: number;
  /** Line of the file on which the row begins, from 1. */
  line: number;
  field: OwnListField;
  code: OwnListIssueCode;
  value: string;
  message: string;
}

/** Characters of a school's name; the longest of the directory has 58. */
export const MAX_SCHOOL_NAME = 120;

interface Place {
  row: number;
  line: number;
}

const YES_NO = new Map([
  ...['yes', 'y', 'true', 't', '1', 'x', '✓', '✔'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', 'f', '0', '-', '–'].map((word) => [word, false] as const),
]);

const MESSAGES: Record<OwnListIssueCode, string> = {
  required: 'the name of the school is missing.',
  invalid_state: 'the state must be one of the USA, for example PA, or a province of Canada.',
  invalid_lead_level: `the lead level must be ${LEAD_LEVELS.join(', ')} or blank.`,
  not_yes_or_no: 'this must be yes, no or blank.',
  too_long: 'the text is too long',
  repeated_school: 'the school is in an earlier row, which was kept.',
};

/** Characters. */
const LONGEST: Partial<Record<OwnListField, number>> = { name: MAX_SCHOOL_NAME, notes: MAX_NOTES, nextStep: MAX_NEXT_STEP };

/** Reads one row. A row with a cell that cannot be read is refused as a whole, so that nothing is half taken. */
export function readOwnListRow(
  mapping: OwnListMapping,
  cells: readonly string[],
  place: Place,
): { entry: OwnListEntry } | { issues: OwnListIssue[] } {
  const issues: OwnListIssue[] = [];
  const text = (field: OwnListField) => textOf(mapping, cells, field);
  const fail = (field: OwnListField, code: OwnListIssueCode) => issues.push(issueOf(place, field, code, text(field)));
  const read = <T>(field: OwnListField, code: OwnListIssueCode, reader: (text: string) => T | undefined) => {
    const value = text(field);
    const result = value === '' ? undefined : reader(value);
    if (value !== '' && result === undefined) fail(field, code);
    return result;
  };

  const name = text('name').replace(/\s+/g, ' ');
  if (name === '') fail('name', 'required');
  else if (name.length > MAX_SCHOOL_NAME) fail('name', 'too_long');
  const state = read('state', 'invalid_state', (value) => readState(value) ?? readProvince(value) ?? undefined) ?? null;
  const tracking: TrackingChange = {
    introEmailSent: read('introEmailSent', 'not_yes_or_no', readYesNo),
    responseGotten: read('responseGotten', 'not_yes_or_no', readYesNo),
    filmSent: read('filmSent', 'not_yes_or_no', readYesNo),
    twitterConnection: read('twitterConnection', 'not_yes_or_no', readYesNo),
    leadLevel: read('leadLevel', 'invalid_lead_level', readLeadLevel),
    notes: read('notes', 'too_long', atMost(MAX_NOTES)),
    nextStep: read('nextStep', 'too_long', atMost(MAX_NEXT_STEP)),
  };
  const favorite = read('favorite', 'not_yes_or_no', readYesNo);
  return issues.length > 0 ? { issues } : { entry: { name, state, tracking, favorite } };
}

/** Returns an issue of a row, with what the athlete needs to find it. */
export function issueOf({ row, line }: Place, field: OwnListField, code: OwnListIssueCode, value: string): OwnListIssue {
  const shortened = value.length > 80 ? `${value.slice(0, 79)}…` : value;
  const found = value === '' ? '' : ` Found: "${shortened}".`;
  return { row, line, field, code, value: shortened, message: `Row ${row}: ${messageOf(field, code)}${found}` };
}

function messageOf(field: OwnListField, code: OwnListIssueCode): string {
  if (code !== 'too_long') return MESSAGES[code];
  return `${MESSAGES[code]}: at most ${(LONGEST[field] ?? 0).toLocaleString('en-US')} characters.`;
}

function textOf(mapping: OwnListMapping, cells: readonly string[], field: OwnListField): string {
  const column = mapping[field];
  return column === undefined ? '' : tidyText(unguardedText(tidyText(cells[column] ?? '')));
}

function readYesNo(text: string): boolean | undefined {
  return YES_NO.get(text.toLowerCase());
}

function readLeadLevel(text: string): LeadLevel | undefined {
  return LEAD_LEVELS.find((level) => level === text.toLowerCase());
}

function atMost(length: number): (text: string) => string | undefined {
  return (text) => (text.length > length ? undefined : text);
}
