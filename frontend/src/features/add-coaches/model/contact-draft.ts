import type { Coach } from '@/entities/school';

/** What an athlete writes down of a coach; title, phone and name on X may be empty. */
export interface ContactDraft {
  name: string;
  title: string;
  email: string;
  phone: string;
  xHandle: string;
}

/** The form as it begins with a contact. */
function of({ name, title, email, phone, xHandle }: Coach): ContactDraft {
  return { name, title, email: email ?? '', phone: phone ?? '', xHandle: xHandle ?? '' };
}

/** Without the blanks around each value. */
function trimmed({ name, title, email, phone, xHandle }: ContactDraft): ContactDraft {
  return { name: name.trim(), title: title.trim(), email: email.trim(), phone: phone.trim(), xHandle: xHandle.trim() };
}

export const contactDraft = {
  blank: { name: '', title: '', email: '', phone: '', xHandle: '' } satisfies ContactDraft,
  fields: ['name', 'title', 'email', 'phone', 'xHandle'] as const,
  of,
  trimmed,
};
