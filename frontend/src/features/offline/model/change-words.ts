import type { ChangedFields, WaitingChange } from '@/shared/lib/device-store';

const names: Readonly<Record<string, string>> = {
  leadLevel: 'Lead level',
  introEmailSent: 'Intro email',
  responseGotten: 'Response',
  filmSent: 'Film',
  twitterConnection: 'X/Twitter',
  nextStep: 'Next step',
  notes: 'Notes',
  name: 'Campaign name',
  subject: 'Subject',
  template: 'Email',
  trackOpens: 'Count opens',
};

/** The name of a field as it is on the page. */
export const fieldName = (field: string): string => names[field] ?? field;

/** A value as a person reads it. */
export function valueWords(value: ChangedFields[string] | undefined, field: string): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field === 'leadLevel') return String(value).toUpperCase();
  return value === undefined || value === null ? '' : String(value);
}

/** What a change does, in a few words: "COLD to WARM", "Notes". */
export function changeWords({ kind, fields, before }: WaitingChange): string {
  if (kind === 'newDraft') return 'New draft';
  if (kind === 'favorite') return fields['favorite'] === true ? 'Marked as a favorite' : 'Removed from favorites';
  return Object.entries(fields)
    .filter(([field, value]) => before[field] !== value)
    .map(([field, value]) =>
      field === 'leadLevel' && before[field] !== undefined
        ? `${valueWords(before[field], field)} to ${valueWords(value, field)}`
        : fieldName(field),
    )
    .join(', ');
}

/** Fields whose words say more than their name. */
const quoted = ['notes', 'nextStep', 'template', 'subject', 'name'];
const mostQuoted = 80;

/** The first of the words that were written, on one line; null where none were. */
export function changeQuote({ fields, before }: WaitingChange): string | null {
  const field = quoted.find((one) => before[one] !== fields[one] && valueWords(fields[one], one).trim() !== '');
  if (field === undefined) return null;
  const lines = valueWords(fields[field], field).split('\n');
  const [text, ...more] = lines.map((line) => line.trim()).filter((line) => line !== '');
  const letters = [...(text ?? '')];
  const isWhole = letters.length <= mostQuoted && more.length === 0;
  return isWhole ? `“${text}”` : `“${letters.slice(0, mostQuoted).join('').trim()}…”`;
}
