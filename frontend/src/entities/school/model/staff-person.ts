import type { ReadPersonDto } from '@/shared/api';

/** Somebody on a staff page that was pasted; not stored yet. */
export type StaffPerson = ReadPersonDto;
