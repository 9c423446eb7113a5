import type { ReadPersonDto } from '@/shared/api';

/** A person on a pasted staff page; not stored yet. */
export type StaffPerson = ReadPersonDto;
