import type { Coach } from '@/entities/school';
import type { ChangeCoachDto } from '@/shared/api';

/** The fields of a coach as they are typed. */
export interface CoachForm {
  name: string;
  title: string;
  email: string;
  phone: string;
  xHandle: string;
}

const fields = ['name', 'title', 'email', 'phone', 'xHandle'] as const;

/** The form as it begins: blank for a new coach. */
function of(coach: Coach | null): CoachForm {
  if (coach === null) return { name: '', title: '', email: '', phone: '', xHandle: '' };
  const { name, title, email, phone, xHandle } = coach;
  return { name, title, email: email ?? '', phone: phone ?? '', xHandle: xHandle ?? '' };
}

/** What is sent: trimmed, null for what is not known. */
function toBody({ name, title, email, phone, xHandle }: CoachForm): ChangeCoachDto {
  const reach = { email: email.trim() || null, phone: phone.trim() || null, xHandle: xHandle.trim() || null };
  return { name: name.trim(), title: title.trim(), ...reach };
}

export const coachForm = { fields, of, toBody };
