import type { School } from '@/entities/school';
import type { WriteSchoolDto } from '@/shared/api';

/** Of schools outside the NCAA's divisions. */
const associations = ['NAIA', 'NJCAA', 'CCCAA', 'NCCAA', 'USCAA', 'U SPORTS'] as const;

/** The fields of a school as they are typed. */
export interface SchoolForm {
  name: string;
  division: School['division'];
  city: string;
  state: string;
  /** '' when it is not known; of schools outside the NCAA only. */
  association: '' | (typeof associations)[number];
  subdivision: string;
  conference: string;
  mascot: string;
  websiteUrl: string;
  /** Separated by semicolons. */
  aliases: string;
}

const fields = [
  'name',
  'division',
  'city',
  'state',
  'association',
  'subdivision',
  'conference',
  'mascot',
  'websiteUrl',
  'aliases',
] as const;

const blank: SchoolForm = {
  name: '',
  division: 'D1',
  city: '',
  state: '',
  association: '',
  subdivision: '',
  conference: '',
  mascot: '',
  websiteUrl: '',
  aliases: '',
};

const textOf = (value: string | null) => value ?? '';

/** The form as it begins: blank for a new school. */
function of(school: School | null): SchoolForm {
  if (school === null) return blank;
  const { name, division, city, state, association, subdivision, conference, mascot, websiteUrl, aliases } = school;
  return {
    name,
    division,
    city,
    state,
    association: association === null || association === 'NCAA' ? '' : association,
    subdivision: textOf(subdivision),
    conference: textOf(conference),
    mascot: textOf(mascot),
    websiteUrl: textOf(websiteUrl),
    aliases: aliases.join('; '),
  };
}

/** What is sent: trimmed, null for what is not known. */
function toBody(form: SchoolForm): WriteSchoolDto {
  const orNull = (text: string) => text.trim() || null;
  return {
    name: form.name.trim(),
    division: form.division,
    city: form.city.trim(),
    state: form.state.trim(),
    association: form.division === 'na' ? form.association || null : null,
    subdivision: orNull(form.subdivision),
    conference: orNull(form.conference),
    mascot: orNull(form.mascot),
    websiteUrl: orNull(form.websiteUrl),
    aliases: form.aliases
      .split(';')
      .map((alias) => alias.trim())
      .filter((alias) => alias !== ''),
  };
}

export const schoolForm = { associations, fields, of, toBody };
