/** What a coach types; the longest as the server takes it. */
export interface MessageDraft {
  name: string;
  school: string;
  email: string;
  text: string;
}

export const longest = { name: 100, school: 100, email: 254, text: 2000 } as const;

export const emptyDraft: MessageDraft = { name: '', school: '', email: '', text: '' };

const missing: MessageDraft = {
  name: 'Please enter your name.',
  school: 'Please enter your school.',
  email: 'Please enter a valid email address.',
  text: 'Please write a message.',
};

const CONTENT = /[\p{L}\p{N}]/u;
const parts = /^[^\s@,;]+@([^\s@,;]+)$/u;

function isAddress(text: string): boolean {
  const labels = (parts.exec(text)?.[1] ?? '').split('.');
  return labels.length > 1 && labels.every((label) => label !== '');
}

/** What keeps it from being sent, by field. */
export function draftErrors(draft: MessageDraft): Partial<MessageDraft> {
  const errors: Partial<MessageDraft> = {};
  for (const field of ['name', 'school', 'text'] as const) if (!CONTENT.test(draft[field])) errors[field] = missing[field];
  if (!isAddress(draft.email.trim())) errors.email = missing.email;
  return errors;
}
