import type { StaffPerson } from '@/entities/school';

type Known = StaffPerson['known'];

const fields: Record<Known['changes'][number], string> = {
  name: 'name',
  title: 'title',
  email: 'email',
  phone: 'phone',
  twitter: 'X handle',
};

/** What the directory has about a person on a page, in a few words: "Already known", "Changed: title" or "New". */
function short({ state, changes }: Known): string {
  if (state === 'new') return 'New';
  return state === 'known' ? 'Already known' : `Changed: ${changes.map((change) => fields[change]).join(', ')}`;
}

/** What saving does to an existing entry; null when the short text is enough. */
function long({ state, where, staysAsIs }: Known): string | null {
  if (staysAsIs) return 'You edited this contact, so we keep your version.';
  if (where !== 'directory') return null;
  return state === 'known' ? 'Already in the directory.' : 'The directory has another address. This one is saved as your own contact.';
}

export const knownWords = { short, long };
