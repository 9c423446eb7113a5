import type { ImportChangeDto } from '@/shared/api';

const fields: Readonly<Record<string, string>> = {
  website_url: 'website',
  email: 'email address',
  phone: 'telephone',
  x_handle: 'X handle',
};

export interface ChangeWords {
  /** The subject of a change: "Dana Fieldhouse, Akron" or "Akron". */
  subject: string;
  /** "title", "email address"; null for an addition. */
  field: string | null;
  before: string | null;
  after: string | null;
}

/** One line of the difference as text. */
export function changeWords({ school, coach, field, before, after }: ImportChangeDto): ChangeWords {
  return {
    subject: coach === null ? school : `${coach}, ${school}`,
    field: field === null ? null : (fields[field] ?? field),
    before,
    after,
  };
}
